/** The names of the imaginary players. */
import type { RollWriteView, ScorerView, ScoringView } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export const imaginaryName = (number: number): string => words("imaginary-player", { number });

/** Everybody on the score sheet: the seats, then the imaginary players. */
export const everyone = (view: RollWriteView, names: string[]): string[] => [
  ...names,
  ...view.imaginary.map((_, place) => imaginaryName(place + 1)),
];

/** A scoring with the names of the imaginary players in words. */
export const named = (scoring: ScoringView): ScoringView => ({
  ...scoring,
  imaginary: Object.fromEntries(
    Object.values(scoring.imaginary).map((scorer, place) => [imaginaryName(place + 1), scorer]),
  ),
});

/** A scoring with only the causes that anybody got points for. */
export function worthTelling(scoring: ScoringView): ScoringView {
  const everybody = [...scoring.seats, ...Object.values(scoring.imaginary)];
  const kept = scoring.causes.flatMap((_, at) =>
    everybody.some(({ points }) => points[at] !== 0) ? [at] : [],
  );
  const only = (scorer: ScorerView): ScorerView => ({
    ...scorer,
    points: kept.map((at) => scorer.points[at]!),
    counted: kept.map((at) => scorer.counted[at]!),
  });
  return {
    ...scoring,
    causes: kept.map((at) => scoring.causes[at]!),
    seats: scoring.seats.map(only),
    imaginary: Object.fromEntries(
      Object.entries(scoring.imaginary).map(([name, scorer]) => [name, only(scorer)]),
    ),
  };
}

/** The colour of somebody on the score sheet; imaginary players are shades of grey. */
export function shadeOf(place: number, seats: number): string {
  if (place < seats) return `var(--p-${place + 1})`;
  return `color-mix(in srgb, var(--ink-2) ${100 - 24 * (place - seats)}%, var(--panel))`;
}
