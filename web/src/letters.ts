/** The letters that stand for pieces in texts. */
import type { Currency } from "./wire/types";

export const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

export const CURRENCIES = ["florin", "dirham", "denar", "ducat"] as const;
const CURRENCY: Record<string, Currency> = { y: "florin", g: "dirham", b: "denar", o: "ducat" };
/** What a card pays in if its letter is none of these. */
export const ANY = "any";

export function kindOf(letter: string): Kind {
  const kind = KINDS.find((name) => name.startsWith(letter.toLowerCase()));
  if (!kind) throw new Error(`no type of building: ${letter}`);
  return kind;
}

export const sideOf = (letter: string): Side =>
  SIDES.find((side) => side.startsWith(letter.toLowerCase()))!;

export const currencyOf = (letter: string): Currency | typeof ANY => CURRENCY[letter] ?? ANY;
