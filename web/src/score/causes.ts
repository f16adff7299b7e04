/** The causes of points: the six types of building, the wall, tokens, and what modules add. */
import { words } from "../words/catalogue.svelte";
import { kindOf, KINDS, type Side } from "../letters";
import { firstOf, type AboutCause } from "../modules";

export const WALL = "wall";
export const LINES = "lines";
export const COINS = "coins";
export const TOKENS = "tokens";

/** The pictures of causes that are not types of building: which one, and its view box. */
const PICTURES: Record<string, { art: string; box: string }> = {
  [WALL]: { art: "i-wall", box: "0 0 32 32" },
  [LINES]: { art: "line", box: "0 0 32 32" },
  [COINS]: { art: "track-coin", box: "0 0 32 32" },
  [TOKENS]: { art: "token-points", box: "0 0 64 64" },
};
const UNKNOWN = { art: "khatim", box: "0 0 32 32" };

/** What a module knows about it, if it belongs to one. */
const ofModule = (cause: string): AboutCause | null => firstOf(({ causes }) => causes?.[cause]);

export const isKind = (cause: string): boolean =>
  cause.length === 1 && KINDS.some((kind) => kind.startsWith(cause.toLowerCase()));

/** Whether it is a majority. */
export const isMajority = (cause: string): boolean =>
  isKind(cause) || (ofModule(cause)?.majority ?? false);

export function pictureOf(cause: string): { art: string; box: string } {
  if (isKind(cause)) return { art: `b-${kindOf(cause)}`, box: "0 0 100 100" };
  return PICTURES[cause] ?? ofModule(cause) ?? UNKNOWN;
}

export function causeName(cause: string): string {
  if (cause === WALL) return words("wall");
  return isKind(cause)
    ? words("kind-name", { kind: kindOf(cause) })
    : words("cause-name", { cause });
}

/** What a module knows about the parts of what was counted. */
export const partOfModule = (cause: string): AboutCause["parts"] => ofModule(cause)?.parts;

/** What is drawn while it is scored, if it is more than a picture. */
export const sceneOf = (cause: string): AboutCause["Scene"] => ofModule(cause)?.Scene;

/** The title of what came right after a scoring. */
export const titleAfter = (cause: string, side: Side | null): string =>
  ofModule(cause)?.title?.(side) ?? causeName(cause);

const GROUNDS: Record<string, string> = {
  [WALL]: "var(--wall)",
  [COINS]: "var(--k-bazaar)",
  [TOKENS]: "var(--gold)",
};

/** The paint of a cause, and the pattern on it, if any. */
export const groundOf = (cause: string): string =>
  isKind(cause)
    ? `var(--k-${kindOf(cause)})`
    : (GROUNDS[cause] ?? ofModule(cause)?.ground ?? "var(--panel-2)");
export const patternOf = (cause: string): string | null =>
  isKind(cause) ? `url(#pt-${kindOf(cause)})` : (ofModule(cause)?.pattern ?? null);

/** The colour of a player; imaginary ones have none. */
export function colourOf(seat: number | null): string {
  return seat === null ? "var(--ink-2)" : `var(--p-${seat + 1})`;
}
