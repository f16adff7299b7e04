/** The scorers: the players, then the imaginary ones, with everything that a scoring brought
 * them. */
import type { CountedView, ScorerView, ScoringView } from "../wire/types";

export interface Scorer extends ScorerView {
  name: string;
  /** Null for an imaginary player. */
  seat: number | null;
}

/** A scorer while one cause is being scored. */
export interface ScoreRow {
  name: string;
  seat: number | null;
  /** What was counted; null for somebody whom the cause does not concern. */
  counted: CountedView | null;
  points: number;
  /** The points so far. */
  total: number;
}

/** A number with a true minus sign if it is negative. */
export const signed = (points: number): string => String(points).replace("-", "−");

export const scorersOf = (scoring: ScoringView, names: string[]): Scorer[] => [
  ...scoring.seats.map((scorer, seat) => ({ ...scorer, seat, name: names[seat] ?? "" })),
  ...Object.entries(scoring.imaginary).map(([name, scorer]) => ({ ...scorer, seat: null, name })),
];

/** All scorings together, cause by cause. They do not all have the same causes, and not all causes
 * concern the imaginary players. */
export function together(scorings: ScoringView[]): ScoringView | null {
  const last = scorings.at(-1);
  if (!last) return null;
  const causes = [...new Set(scorings.flatMap((each) => each.causes))];
  const added = (whose: (scoring: ScoringView) => ScorerView | undefined): ScorerView => {
    const parts = scorings.flatMap((scoring) => {
      const scorer = whose(scoring);
      return scorer ? [{ causes: scoring.causes, scorer }] : [];
    });
    const of = <Value>(cause: string, value: (scorer: ScorerView, at: number) => Value) =>
      parts.flatMap(({ causes, scorer }) =>
        causes.includes(cause) ? [value(scorer, causes.indexOf(cause))] : [],
      );
    return {
      points: causes.map((cause) => sum(of(cause, ({ points }, at) => points[at]!))),
      counted: causes.map(
        (cause) => of(cause, ({ counted }, at) => counted[at]).findLast((each) => each) ?? null,
      ),
      sum: sum(parts.map(({ scorer }) => scorer.sum)),
      total: parts.at(-1)!.scorer.total,
    };
  };
  const imaginary = new Set(scorings.flatMap((each) => Object.keys(each.imaginary)));
  return {
    ...last,
    causes,
    seats: last.seats.map((_, seat) => added((scoring) => scoring.seats[seat])),
    imaginary: Object.fromEntries(
      [...imaginary].map((name) => [name, added((scoring) => scoring.imaginary[name])]),
    ),
  };
}

const sum = (points: number[]): number => points.reduce((all, each) => all + each, 0);

/** The scorings, each with what came right after it. */
export function byLetter(scorings: ScoringView[]): ScoringView[] {
  const letters = [...new Set(scorings.map((each) => each.belongs_to))];
  return letters.map((letter) => ({
    ...together(scorings.filter((each) => each.belongs_to === letter))!,
    name: letter,
    cause_after: null,
  }));
}
