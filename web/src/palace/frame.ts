/** The stretch of cells that a board shows. */
import type { PalaceSeat, PalaceView } from "../wire/types";
import { cellOf, type Cell } from "./pieces";

export interface Frame {
  west: number;
  north: number;
  columns: number;
  rows: number;
}

const FOUNTAIN: Cell = { x: 0, y: 0 };

/** All tiles, and all cells where any tile in sight could go, so that nothing jumps while the
 * player chooses. */
export function frameOf(view: PalaceView, seat: PalaceSeat, own: boolean): Frame {
  const hopes = own ? Object.values(view.fits).flat() : [];
  const cells = [FOUNTAIN, ...seat.alhambra.map(({ at }) => cellOf(at)), ...hopes.map(cellOf)];
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const west = Math.min(...xs);
  const north = Math.max(...ys);
  return {
    west,
    north,
    columns: Math.max(...xs) - west + 1,
    rows: north - Math.min(...ys) + 1,
  };
}

export function cellsOf({ west, north, columns, rows }: Frame): Cell[] {
  return Array.from({ length: columns * rows }, (_, number) => ({
    x: west + (number % columns),
    y: north - Math.floor(number / columns),
  }));
}
