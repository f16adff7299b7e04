/** What the modules of Palace count: bazaars (Z-06, Z-07) and attacks (I-02, I-03). */
import { SIDES, tileOf, type Side } from "../../pieces";
import type { CountedPart } from "../../wire/types";
import { BOX, type ScoringName } from "../../companion/box";
import { FOUNTAIN, hasWall, isTaken, STEP, stepped, type Alhambra } from "./wall";

const RING = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** The buildings of its three types on the eight cells around a bazaar, each of which brings as many
 * points as there are types among them. */
function bazaarPart(alhambra: Alhambra, at: string): CountedPart[] {
  const { bazaar } = tileOf(alhambra[at]!);
  if (!bazaar) return [];
  const matching = RING.flatMap((step) => alhambra[stepped(at, step)] ?? [])
    .map((tile) => tileOf(tile).kind)
    .filter((kind) => bazaar.kinds.some((own) => own === kind));
  return [{ name: alhambra[at]!, number: matching.length, each: new Set(matching).size }];
}

export const bazaarParts = (alhambra: Alhambra): CountedPart[] =>
  Object.keys(alhambra).flatMap((at) => bazaarPart(alhambra, at));

export const bazaarPoints = (alhambra: Alhambra, at: string): number =>
  bazaarPart(alhambra, at).reduce((sum, { number, each }) => sum + number * each, 0);

/** How many tiles show the outside an open side there: no wall, and no tile beyond it. */
export function openSides(alhambra: Alhambra, side: Side): number {
  return [FOUNTAIN, ...Object.keys(alhambra)].filter(
    (at) => !hasWall(alhambra, at, side) && !isTaken(alhambra, stepped(at, STEP[side])),
  ).length;
}

/** The open sides where an attack comes from, and those beside it where they count, with what each
 * of them costs. */
export function attackParts(alhambra: Alhambra, side: Side, scoring: ScoringName): CountedPart[] {
  const part = (name: Side, each: number) => ({ name, number: openSides(alhambra, name), each });
  const number = SIDES.indexOf(side);
  const beside = [SIDES[(number + 1) % 4]!, SIDES[(number + 3) % 4]!];
  const costs = BOX.attackLossBeside[scoring];
  return [
    part(side, -BOX.attackLoss[scoring]),
    ...(costs > 0 ? beside.map((each) => part(each, -costs)) : []),
  ];
}
