/** What the modules of Palace count: bazaars (Z-06, Z-07) and attacks (I-02, I-03). */
import { SIDES, tileOf, type Side } from "../../pieces";
import { BOX, type ScoringName } from "../../companion/box";
import { FOUNTAIN, hasWall, isTaken, STEP, stepped, type Alhambra } from "./wall";

const RING = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** The buildings of its three types on the eight cells around it, times the number of its types
 * among them. */
export function bazaarPoints(alhambra: Alhambra, at: string): number {
  const { bazaar } = tileOf(alhambra[at]!);
  if (!bazaar) return 0;
  const around = RING.map((step) => alhambra[stepped(at, step)]).filter(
    (tile) => tile !== undefined,
  );
  const matching = around
    .map((tile) => tileOf(tile).kind)
    .filter((kind) => bazaar.kinds.some((own) => own === kind));
  return matching.length * new Set(matching).size;
}

export const allBazaarPoints = (alhambra: Alhambra): number =>
  Object.keys(alhambra).reduce((sum, at) => sum + bazaarPoints(alhambra, at), 0);

/** How many tiles show the outside an open side there: no wall, and no tile beyond it. */
export function openSides(alhambra: Alhambra, side: Side): number {
  return [FOUNTAIN, ...Object.keys(alhambra)].filter(
    (at) => !hasWall(alhambra, at, side) && !isTaken(alhambra, stepped(at, STEP[side])),
  ).length;
}

/** The points that an attack from a side costs, with the sides beside it where they count. */
export function attackLoss(alhambra: Alhambra, side: Side, scoring: ScoringName): number {
  const number = SIDES.indexOf(side);
  const beside = [SIDES[(number + 1) % 4]!, SIDES[(number + 3) % 4]!];
  const open = beside.reduce((sum, each) => sum + openSides(alhambra, each), 0);
  return BOX.attackLoss[scoring] * openSides(alhambra, side) + BOX.attackLossBeside[scoring] * open;
}
