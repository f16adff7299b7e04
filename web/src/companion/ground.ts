/** The stretch of cells that a board shows: all tiles, with a margin around them. */
import { cellOf } from "../palace/pieces";
import { FOUNTAIN, type Alhambra } from "./wall";

export interface Ground {
  west: number;
  north: number;
  columns: number;
  rows: number;
}

export function groundOf(alhambra: Alhambra, margin: number): Ground {
  const cells = [FOUNTAIN, ...Object.keys(alhambra)].map(cellOf);
  const xs = cells.map(({ x }) => x);
  const ys = cells.map(({ y }) => y);
  const west = Math.min(...xs) - margin;
  const north = Math.max(...ys) + margin;
  return {
    west,
    north,
    columns: Math.max(...xs) + margin - west + 1,
    rows: north - Math.min(...ys) + margin + 1,
  };
}
