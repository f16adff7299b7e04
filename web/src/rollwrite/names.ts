/** What the imaginary players are called. */
import type { RollWriteView, ScoringView } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export const imaginaryName = (number: number): string => words("imaginary-player", { number });

/** Everybody on the score sheet: the seats, then the imaginary players. */
export const everyone = (view: RollWriteView, names: string[]): string[] => [
  ...names,
  ...view.imaginary.map((_, place) => imaginaryName(place + 1)),
];

/** A scoring with the imaginary players called by their names. */
export const named = (scoring: ScoringView): ScoringView => ({
  ...scoring,
  imaginary: Object.fromEntries(
    Object.values(scoring.imaginary).map((points, place) => [imaginaryName(place + 1), points]),
  ),
});

/** A scoring with only what somebody got points for. */
export function worthTelling(scoring: ScoringView): ScoringView {
  const everybody = [...scoring.seats, ...Object.values(scoring.imaginary)];
  const kept = scoring.causes.flatMap((_, at) =>
    everybody.some((points) => points[at] !== 0) ? [at] : [],
  );
  const only = (points: number[]) => kept.map((at) => points[at]!);
  return {
    name: scoring.name,
    causes: kept.map((at) => scoring.causes[at]!),
    seats: scoring.seats.map(only),
    imaginary: Object.fromEntries(
      Object.entries(scoring.imaginary).map(([name, points]) => [name, only(points)]),
    ),
  };
}

/** The colour of somebody on the score sheet; imaginary players are shades of grey. */
export function shadeOf(place: number, seats: number): string {
  if (place < seats) return `var(--p-${place + 1})`;
  return `color-mix(in srgb, var(--ink-2) ${100 - 24 * (place - seats)}%, var(--panel))`;
}
