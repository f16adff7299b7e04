/** Bonus tokens by their notation: +2, exchange, displace, annul, black, start. */
import { words } from "../words/catalogue.svelte";

const RULES: Record<string, string> = {
  points: "D-40",
  exchange: "D-41",
  displace: "D-42",
  annul: "D-43",
  black: "D-44",
  start: "D-46",
};

/** Which picture and which words it has. */
export const tokenKind = (token: string): string => (token.startsWith("+") ? "points" : token);

export const tokenPoints = (token: string): number =>
  token.startsWith("+") ? Number(token.slice(1)) : 0;

export const isUsedInTurn = (token: string): boolean =>
  ["displace", "annul", "black"].includes(token);

export const tokenName = (token: string): string =>
  words("dice-token-name", { token: tokenKind(token), points: tokenPoints(token) });

export const tokenNames = (tokens: string[]): string => tokens.map(tokenName).join(", ");

/** What it is for, with its rule. */
export function meaning(token: string) {
  const kind = tokenKind(token);
  const facts = { token: kind, points: tokenPoints(token) };
  return { id: "dice-token-means", facts, rule: RULES[kind]! };
}
