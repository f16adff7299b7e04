/** The rope along the longest wall, as the path of a single line. */
import type { WallSide } from "../wire/types";
import { cellOf, type Side } from "../pieces";

/** Tiles are 100 wide; the rope runs this far outside the wall. */
const OUT = 8.5;

interface Point {
  x: number;
  y: number;
}

/** Going clockwise, each side begins at one corner of its cell, counted in steps east and south of
 * its north-western one, and continues in a direction; outside is in the direction of its name. */
const SIDE: Record<Side, { corner: Point; along: Point; out: Point }> = {
  north: { corner: { x: 0, y: 0 }, along: { x: 1, y: 0 }, out: { x: 0, y: -1 } },
  east: { corner: { x: 1, y: 0 }, along: { x: 0, y: 1 }, out: { x: 1, y: 0 } },
  south: { corner: { x: 1, y: 1 }, along: { x: -1, y: 0 }, out: { x: 0, y: 1 } },
  west: { corner: { x: 0, y: 1 }, along: { x: 0, y: -1 }, out: { x: -1, y: 0 } },
};

/** The path in a drawing whose cell `west`,`north` is at its top left; empty if there is no
 * wall. */
export function ropePath(wall: WallSide[], west: number, north: number): string {
  if (wall.length === 0) return "";
  const begins = wall.map(({ at, side }) => {
    const { x, y } = cellOf(at);
    const { corner } = SIDE[side];
    return { x: x - west + corner.x, y: north - y + corner.y };
  });
  const first = wall[0]!;
  const last = wall.at(-1)!;
  const end = moved(begins.at(-1)!, SIDE[last.side].along);
  const closed = wall.length > 3 && end.x === begins[0]!.x && end.y === begins[0]!.y;
  const points = wall.map(({ side }, number) => {
    const before = number > 0 ? wall[number - 1]! : closed ? last : first;
    return outside(begins[number]!, before.side, side);
  });
  if (!closed) points.push(outside(end, last.side, last.side));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join("L")}${closed ? "Z" : ""}`;
}

const moved = (from: Point, by: Point): Point => ({ x: from.x + by.x, y: from.y + by.y });

/** Where the rope passes a corner between two sides. */
function outside(corner: Point, before: Side, after: Side): Point {
  const one = SIDE[before].out;
  const other = before === after ? { x: 0, y: 0 } : SIDE[after].out;
  return {
    x: corner.x * 100 + OUT * (one.x + other.x),
    y: corner.y * 100 + OUT * (one.y + other.y),
  };
}
