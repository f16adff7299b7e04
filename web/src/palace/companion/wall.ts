/** The outer wall of an Alhambra, and its longest stretch (P-34). */
import type { WallSide } from "../../wire/types";
import { cellOf, SIDES, tileOf, type Cell, type Side } from "../../pieces";

/** Tiles by their cells, without the fountain, which lies at 0,0. */
export type Alhambra = Record<string, string>;

export const FOUNTAIN = "0,0";

/** From a cell to its neighbour. */
export const STEP: Record<Side, Cell> = {
  north: { x: 0, y: 1 },
  east: { x: 1, y: 0 },
  south: { x: 0, y: -1 },
  west: { x: -1, y: 0 },
};

/** The corner where each side of a cell begins, clockwise, relative to its north-western one. */
const CORNER: Record<Side, Cell> = {
  north: { x: 0, y: 0 },
  east: { x: 1, y: 0 },
  south: { x: 1, y: -1 },
  west: { x: 0, y: -1 },
};

export function stepped(at: string, { x, y }: Cell): string {
  const cell = cellOf(at);
  return `${cell.x + x},${cell.y + y}`;
}

export const isTaken = (alhambra: Alhambra, at: string): boolean =>
  at === FOUNTAIN || at in alhambra;

export const hasWall = (alhambra: Alhambra, at: string, side: Side): boolean =>
  at in alhambra && tileOf(alhambra[at]!).walls.includes(side);

/** The cells of the tiles in reading order: row by row from the north, each from the west. */
export const cellsInOrder = (alhambra: Alhambra): string[] => inOrder(Object.keys(alhambra));

export function inOrder(cells: string[]): string[] {
  return cells.toSorted((one, other) => {
    const [a, b] = [cellOf(one), cellOf(other)];
    return b.y - a.y || a.x - b.x;
  });
}

/** All stretches of outer wall, each clockwise. Going clockwise, each outer side leads from one
 * corner to the next, and a stretch continues where a wall begins at the corner where another
 * ends. */
export function outerWalls(alhambra: Alhambra): WallSide[][] {
  const beginning = new Map<string, WallSide>();
  const ends = new Map<string, string>();
  for (const at of cellsInOrder(alhambra)) {
    SIDES.forEach((side, number) => {
      if (!hasWall(alhambra, at, side) || isTaken(alhambra, stepped(at, STEP[side]))) return;
      const corner = stepped(at, CORNER[side]);
      beginning.set(corner, { at, side });
      ends.set(corner, stepped(at, CORNER[SIDES[(number + 1) % 4]!]));
    });
  }
  const ended = new Set(ends.values());
  const firsts = [...ends.keys()].filter((corner) => !ended.has(corner));
  // Without a first wall they run all the way round, so any will do.
  const from = firsts.length > 0 ? firsts : [...ends.keys()].slice(0, 1);
  return from.map((first) => follow(first, beginning, ends));
}

/** Each corner is passed only once: wrong entries could lead round in circles. */
function follow(
  first: string,
  beginning: Map<string, WallSide>,
  ends: Map<string, string>,
): WallSide[] {
  const passed = new Set<string>();
  const stretch: WallSide[] = [];
  for (let corner = first; beginning.has(corner) && !passed.has(corner);) {
    passed.add(corner);
    stretch.push(beginning.get(corner)!);
    corner = ends.get(corner)!;
  }
  return stretch;
}

export const longestWall = (alhambra: Alhambra): WallSide[] =>
  outerWalls(alhambra).reduce<WallSide[]>(
    (best, stretch) => (stretch.length > best.length ? stretch : best),
    [],
  );
