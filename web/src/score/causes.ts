/** What points are given for: the six types of building, the wall, tokens, and what modules add. */
import { words } from "../words/catalogue.svelte";
import { kindOf, KINDS } from "../pieces";

export const WALL = "wall";
export const CHESTS = "chests";
export const BAZAARS = "bazaars";
export const INVADERS = "invaders";
export const LINES = "lines";
export const COINS = "coins";
export const TOKENS = "tokens";

/** The pictures of what is no type of building: which, and in what box it is drawn. */
const PICTURES: Record<string, { art: string; box: string }> = {
  [WALL]: { art: "i-wall", box: "0 0 32 32" },
  [CHESTS]: { art: "chest-seraglio", box: "1 1 30 30" },
  [BAZAARS]: { art: "b-bazaar", box: "0 0 100 100" },
  [INVADERS]: { art: "attack", box: "0 0 32 32" },
  [LINES]: { art: "line", box: "0 0 32 32" },
  [COINS]: { art: "track-coin", box: "0 0 32 32" },
  [TOKENS]: { art: "token-points", box: "0 0 64 64" },
};
const UNKNOWN = { art: "khatim", box: "0 0 32 32" };

export const isKind = (cause: string): boolean =>
  cause.length === 1 && KINDS.some((kind) => kind.startsWith(cause.toLowerCase()));

export function pictureOf(cause: string): { art: string; box: string } {
  if (isKind(cause)) return { art: `b-${kindOf(cause)}`, box: "0 0 100 100" };
  return PICTURES[cause] ?? UNKNOWN;
}

export function causeName(cause: string): string {
  if (cause === WALL) return words("wall");
  return isKind(cause)
    ? words("kind-name", { kind: kindOf(cause) })
    : words("cause-name", { cause });
}

const GROUNDS: Record<string, string> = {
  [WALL]: "var(--wall)",
  [CHESTS]: "var(--gold)",
  [BAZAARS]: "var(--k-bazaar)",
  [INVADERS]: "var(--accent)",
  [COINS]: "var(--k-bazaar)",
  [TOKENS]: "var(--gold)",
};

/** The paint of what points are given for, and the pattern on it, if any. */
export const groundOf = (cause: string): string =>
  isKind(cause) ? `var(--k-${kindOf(cause)})` : (GROUNDS[cause] ?? "var(--panel-2)");
export const patternOf = (cause: string): string | null =>
  isKind(cause) ? `url(#pt-${kindOf(cause)})` : cause === BAZAARS ? "url(#pt-bazaar)" : null;

/** The colour of a player's own; the imaginary ones have none. */
export function colourOf(seat: number | null): string {
  return seat === null ? "var(--ink-2)" : `var(--p-${seat + 1})`;
}
