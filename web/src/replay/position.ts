/** A position of a replay in an address: after the number sign the move, and whose view it is
 * unless it is the mover's, as in #37 and #37,2. */
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
