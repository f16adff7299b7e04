/** A scoring with its reasons: for each cause, who has how many, which place they take and what it
 * earns. */
import type { CountedPart } from "../wire/types";
import { majorities, pointsOf, type Place } from "./majorities";

export interface Reason {
  cause: string;
  /** How many everybody has of it. */
  counts: number[];
  points: number[];
  /** The places that were taken, for a majority. */
  places?: Place[];
  /** What everybody's points consist of, if they have parts. */
  parts?: CountedPart[][];
}

export interface Breakdown {
  reasons: Reason[];
  totals: number[];
}

export function majority(cause: string, counts: number[], places: number[]): Reason {
  const taken = majorities(counts, places);
  return { cause, counts, places: taken, points: pointsOf(taken, counts.length) };
}

/** A cause whose points have parts. */
export function ofParts(cause: string, parts: CountedPart[][]): Reason {
  const sum = (numbers: number[]) => numbers.reduce((all, each) => all + each, 0);
  return {
    cause,
    parts,
    counts: parts.map((own) => sum(own.map(({ number }) => number))),
    points: parts.map((own) => sum(own.map(({ number, each }) => number * each))),
  };
}

export const breakdownOf = (reasons: Reason[], owners: number): Breakdown => ({
  reasons,
  totals: Array.from({ length: owners }, (_, owner) =>
    reasons.reduce((sum, { points }) => sum + (points[owner] ?? 0), 0),
  ),
});
