/** What a scoring has brought the learner, and the steps that show it with their own pieces. */
import { causeName, isKind, WALL } from "../score/causes";
import type { ScoringView } from "../wire/types";
import type { Facts } from "../words/catalogue.svelte";
import type { Step } from "./lesson";
import type { Seated } from "./moves";

/** What the learner got for one cause. */
interface Share {
  cause: string;
  number: number;
  points: number;
  /** How many share the place. */
  tied: number;
}

const firstScoring = ({ link }: Seated): ScoringView | null =>
  link.events
    .flatMap(({ entries }) => entries)
    .flatMap((entry) => (entry.what === "scored" ? [entry.scoring] : []))[0] ?? null;

export const wasScored = (stage: Seated): boolean => firstScoring(stage) !== null;

function shares(stage: Seated): Share[] {
  const scoring = firstScoring(stage);
  if (!scoring || stage.own === null) return [];
  const { points, counted } = scoring.seats[stage.own]!;
  return scoring.causes.map((cause, at) => ({
    cause,
    number: counted[at]?.number ?? 0,
    points: points[at]!,
    tied: counted[at]?.tied ?? 1,
  }));
}

/** The type that brought most. */
const best = (stage: Seated): Share | null =>
  shares(stage)
    .filter(({ cause, points }) => isKind(cause) && points > 0)
    .toSorted((one, other) => other.points - one.points)[0] ?? null;

const ofWall = (stage: Seated): Share | null =>
  shares(stage).find(({ cause }) => cause === WALL) ?? null;

const inFacts = ({ cause, number, points, tied }: Share): Facts => ({
  kind: causeName(cause),
  number,
  points,
  tied,
});

/** The steps after a first scoring, one idea at a time. The names of their messages begin with
 * `about`; `piecesOf` selects the learner's own pieces of a type. */
export const scoredSteps = <Stage extends Seated>(
  about: string,
  piecesOf: (letter: string) => string,
  turned = false,
): Step<Stage>[] => [
  {
    says: `${about}-most`,
    turned,
    when: wasScored,
    skip: (stage) => wasScored(stage) && best(stage) === null,
    facts: (stage) => inFacts(best(stage)!),
    at: (stage) => piecesOf(best(stage)!.cause),
  },
  {
    says: `${about}-none`,
    when: wasScored,
    skip: (stage) => best(stage) !== null,
  },
  {
    says: "scored-wall",
    turned,
    skip: (stage) => !ofWall(stage)?.points,
    facts: (stage) => ({ wall: ofWall(stage)!.points }),
    at: ".rope path",
  },
  {
    says: `${about}-next`,
    facts: (stage) => ({ points: firstScoring(stage)!.seats[stage.own!]!.sum }),
  },
];
