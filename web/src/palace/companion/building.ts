/** Whether tiles lie as the rules of building require (P-21 to P-24). Nobody enters tiles in the
 * order in which they were built. So while they are entered, only what can never become right is
 * refused; whether an Alhambra as a whole is right is said next to it. */
import { cellOf, SIDES, tileOf, type Side } from "../../pieces";
import {
  cellsInOrder,
  FOUNTAIN,
  hasWall,
  inOrder,
  isTaken,
  STEP,
  stepped,
  type Alhambra,
} from "./wall";

export interface Trouble {
  rule: string;
  at: string;
  /** The side on which a wall meets an open side, and whether the tile's own side is the walled
   * one. */
  side?: Side;
  walled?: boolean;
}

const facing = (side: Side): Side => SIDES[(SIDES.indexOf(side) + 2) % 4]!;

/** Why a tile can never lie there; null if it can. */
export function whyNot(alhambra: Alhambra, tile: string, at: string): Trouble | null {
  const touched = SIDES.filter((side) => isTaken(alhambra, stepped(at, STEP[side])));
  if (isTaken(alhambra, at) || touched.length === 0) return { rule: "P-23", at };
  const { walls } = tileOf(tile);
  for (const side of touched) {
    const walled = walls.includes(side);
    if (walled !== hasWall(alhambra, stepped(at, STEP[side]), facing(side))) {
      return { rule: "P-21", at, side, walled };
    }
  }
  return null;
}

/** The empty cells that touch the Alhambra. */
export function edgesOf(alhambra: Alhambra): string[] {
  const around = [FOUNTAIN, ...Object.keys(alhambra)].flatMap((at) =>
    SIDES.map((side) => stepped(at, STEP[side])),
  );
  return [...new Set(around)].filter((at) => !isTaken(alhambra, at));
}

/** The first thing that is wrong with the whole; null if nothing is. */
export function wrongWith(alhambra: Alhambra): Trouble | null {
  const cells = cellsInOrder(alhambra);
  for (const at of inOrder([...cells, FOUNTAIN])) {
    const trouble = at === FOUNTAIN ? besideFountain(alhambra) : wrongAt(alhambra, at);
    if (trouble) return trouble;
  }
  const reached = onFoot(alhambra);
  const lost = cells.find((at) => !reached.has(at));
  if (lost) return { rule: "P-22", at: lost };
  const hole = holeIn(alhambra);
  return hole === null ? null : { rule: "P-24", at: hole };
}

function wrongAt(alhambra: Alhambra, at: string): Trouble | null {
  const others = { ...alhambra };
  delete others[at];
  return whyNot(others, alhambra[at]!, at);
}

/** The fountain is never at fault, but a tile with a wall towards it, or elsewhere. */
function besideFountain(alhambra: Alhambra): Trouble | null {
  const sides = SIDES.filter((side) => stepped(FOUNTAIN, STEP[side]) in alhambra);
  const [first] = cellsInOrder(alhambra);
  if (sides.length === 0 && first !== undefined) return { rule: "P-23", at: first };
  for (const side of sides) {
    const at = stepped(FOUNTAIN, STEP[side]);
    if (hasWall(alhambra, at, facing(side))) {
      return { rule: "P-21", at, side: facing(side), walled: true };
    }
  }
  return null;
}

/** What can be reached from the fountain without crossing a wall. */
function onFoot(alhambra: Alhambra): Set<string> {
  const reached = new Set([FOUNTAIN]);
  for (const at of reached) {
    for (const side of SIDES) {
      const next = stepped(at, STEP[side]);
      if (!isTaken(alhambra, next)) continue;
      if (!hasWall(alhambra, at, side) && !hasWall(alhambra, next, facing(side))) reached.add(next);
    }
  }
  return reached;
}

/** An empty cell from which the outside cannot be reached. */
function holeIn(alhambra: Alhambra): string | null {
  const cells = [FOUNTAIN, ...Object.keys(alhambra)].map(cellOf);
  const west = Math.min(...cells.map(({ x }) => x)) - 1;
  const east = Math.max(...cells.map(({ x }) => x)) + 1;
  const south = Math.min(...cells.map(({ y }) => y)) - 1;
  const north = Math.max(...cells.map(({ y }) => y)) + 1;
  const outside = new Set([`${west},${north}`]);
  for (const at of outside) {
    for (const side of SIDES) {
      const next = stepped(at, STEP[side]);
      const { x, y } = cellOf(next);
      const inside = west <= x && x <= east && south <= y && y <= north;
      if (inside && !isTaken(alhambra, next)) outside.add(next);
    }
  }
  return inOrder(edgesOf(alhambra)).find((at) => !outside.has(at)) ?? null;
}
