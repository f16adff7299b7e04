/** A position of a game in an address: behind the number sign the move, and whose eyes see it if
 * those are not the mover's, as in #37 and #37,2. */
import type { Perspective } from "../wire/replay.svelte";

const SPECTATOR = "spectator";

export interface Position {
  at: number;
  perspective: Perspective;
}

export function positionIn(hash: string): Position {
  const [, move = "0", perspective] = /^#(\d+)(?:,(\d+|spectator))?$/.exec(hash) ?? [];
  return { at: Number(move), perspective: perspectiveOf(perspective) };
}

function perspectiveOf(text: string | undefined): Perspective {
  if (text === SPECTATOR) return SPECTATOR;
  return text && Number(text) > 0 ? Number(text) - 1 : "mover";
}

export function hashOf({ at, perspective }: Position): string {
  if (perspective === "mover") return `#${at}`;
  return `#${at},${perspective === SPECTATOR ? SPECTATOR : perspective + 1}`;
}
