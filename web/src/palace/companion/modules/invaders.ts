/** What attacks cost (I-02, I-03). */
import { SIDES, type Side } from "../../../letters";
import { INVADERS } from "../../modules/invaders";
import { BOX, type ScoringName } from "../../../companion/box";
import { FOUNTAIN, hasWall, isTaken, STEP, stepped, type Alhambra } from "../wall";
import AttackChoice from "./AttackChoice.svelte";
import type { CountedModule } from "./module";

export interface InvadersNotes {
  /** Where the invaders come from. */
  attack: Side | null;
}

/** How many tiles show the outside an open side there: no wall, and no tile beyond it. */
function openSides(alhambra: Alhambra, side: Side): number {
  return [FOUNTAIN, ...Object.keys(alhambra)].filter(
    (at) => !hasWall(alhambra, at, side) && !isTaken(alhambra, stepped(at, STEP[side])),
  ).length;
}

/** The points that an attack from a side costs, with the sides beside it where they count. */
function attackLoss(alhambra: Alhambra, side: Side, scoring: ScoringName): number {
  const number = SIDES.indexOf(side);
  const beside = [SIDES[(number + 1) % 4]!, SIDES[(number + 3) % 4]!];
  const open = beside.reduce((sum, each) => sum + openSides(alhambra, each), 0);
  return BOX.attackLoss[scoring] * openSides(alhambra, side) + BOX.attackLossBeside[scoring] * open;
}

export const invaders: CountedModule = {
  name: "invaders",
  reason: ({ attack, scoring }, { ofEach }) => {
    if (!attack) return null;
    const losses = ofEach((alhambra) => attackLoss(alhambra, attack, scoring));
    return { cause: INVADERS, counts: losses, points: losses.map((loss) => 0 - loss) };
  },
  Choice: AttackChoice,
};
