/** The range of cells that a board shows. */
import { cellOf, type Cell } from "../pieces";

export interface Frame {
  west: number;
  north: number;
  columns: number;
  rows: number;
}

const FOUNTAIN: Cell = { x: 0, y: 0 };

/** All tiles, by their cells, with a `margin` around them: whatever the player picks next fits in,
 * and nothing jumps. */
export function frameOf(tiles: string[], margin: number): Frame {
  const cells = [FOUNTAIN, ...tiles.map(cellOf)];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const west = Math.min(...xs) - margin;
  const north = Math.max(...ys) + margin;
  return {
    west,
    north,
    columns: Math.max(...xs) + margin - west + 1,
    rows: north - (Math.min(...ys) - margin) + 1,
  };
}

export function cellsOf({ west, north, columns, rows }: Frame): Cell[] {
  return Array.from({ length: columns * rows }, (_, number) => ({
    x: west + (number % columns),
    y: north - Math.floor(number / columns),
  }));
}
