/** What points are given for: the six types of building, and the wall. */
import { words } from "../words/catalogue.svelte";
import { kindOf } from "./pieces";

export const WALL = "wall";

export function causeName(cause: string): string {
  return cause === WALL ? words("wall") : words("kind-name", { kind: kindOf(cause) });
}

/** The colour of a player's own; the imaginary ones have none. */
export function colourOf(seat: number | null): string {
  return seat === null ? "var(--ink-2)" : `var(--p-${seat + 1})`;
}
