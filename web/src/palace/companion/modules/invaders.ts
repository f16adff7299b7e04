/** What attacks cost (I-02, I-03). */
import { SIDES, type Side } from "../../../letters";
import { INVADERS } from "../../modules/invaders";
import { BOX, type ScoringName } from "../../../companion/box";
import { ofParts } from "../../../companion/breakdown";
import type { CountedPart } from "../../../wire/types";
import { FOUNTAIN, hasWall, isTaken, STEP, stepped, type Alhambra } from "../wall";
import AttackChoice from "./AttackChoice.svelte";
import type { CountedModule } from "./module";

export interface InvadersNotes {
  /** The direction that the invaders come from. */
  attack: Side | null;
}

/** How many tiles have an open side in that direction: no wall, and no tile beyond it. */
function openSides(alhambra: Alhambra, side: Side): number {
  return [FOUNTAIN, ...Object.keys(alhambra)].filter(
    (at) => !hasWall(alhambra, at, side) && !isTaken(alhambra, stepped(at, STEP[side])),
  ).length;
}

/** The open sides facing the attack, and those beside it if they count, with the cost of each. */
function attackParts(alhambra: Alhambra, side: Side, scoring: ScoringName): CountedPart[] {
  const part = (name: Side, each: number) => ({ name, number: openSides(alhambra, name), each });
  const number = SIDES.indexOf(side);
  const beside = [SIDES[(number + 1) % 4]!, SIDES[(number + 3) % 4]!];
  const costs = BOX.attackLossBeside[scoring];
  return [
    part(side, -BOX.attackLoss[scoring]),
    ...(costs > 0 ? beside.map((each) => part(each, -costs)) : []),
  ];
}

export const invaders: CountedModule = {
  name: "invaders",
  reason: ({ attack, scoring }, { ofEach }) => {
    if (!attack) return null;
    return ofParts(
      INVADERS,
      ofEach((alhambra) => attackParts(alhambra, attack, scoring), []),
    );
  },
  Choice: AttackChoice,
};
