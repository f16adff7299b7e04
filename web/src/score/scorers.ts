/** Those who score: the players, then the imaginary ones, with all that a scoring gave them. */
import type { ScoringView } from "../wire/types";

export interface Scorer {
  name: string;
  /** Nothing for an imaginary player. */
  seat: number | null;
  points: number[];
  /** The points that the player has after the scoring. */
  total: number;
}

/** A scorer while one cause is being scored. */
export interface ScoreRow {
  name: string;
  seat: number | null;
  /** How many buildings of the type, or how long a wall. */
  has: number;
  points: number;
  /** The points so far. */
  total: number;
}

export const sum = (points: number[]): number => points.reduce((all, each) => all + each, 0);

/** A number with a true minus, if it is less than nothing. */
export const signed = (points: number): string => String(points).replace("-", "−");

/** `total` is for the seats in order, then for the imaginary players, as far as it is known. */
export function scorersOf(scoring: ScoringView, names: string[], total: number[]): Scorer[] {
  const seats = scoring.seats.map((points, seat) => ({ name: names[seat] ?? "", seat, points }));
  const imaginary = Object.entries(scoring.imaginary).map(([name, points]) => ({
    name,
    seat: null,
    points,
  }));
  return [...seats, ...imaginary].map((scorer, place) => ({
    ...scorer,
    total: total[place] ?? sum(scorer.points),
  }));
}

/** All scorings together, cause by cause. Not all have the same causes. */
export function together(scorings: ScoringView[]): ScoringView | null {
  return scorings.reduce<ScoringView | null>((all, each) => {
    if (!all) return each;
    const causes = [...all.causes, ...each.causes.filter((cause) => !all.causes.includes(cause))];
    const add = (one: number[] = [], other: number[] = []) =>
      causes.map(
        (cause) => (one[all.causes.indexOf(cause)] ?? 0) + (other[each.causes.indexOf(cause)] ?? 0),
      );
    const names = Object.keys({ ...all.imaginary, ...each.imaginary });
    return {
      name: each.name,
      causes,
      seats: each.seats.map((points, seat) => add(all.seats[seat], points)),
      imaginary: Object.fromEntries(
        names.map((name) => [name, add(all.imaginary[name], each.imaginary[name])]),
      ),
    };
  }, null);
}

/** The letter of a scoring, or of the scoring that something follows: “A” of “A-invaders”. */
export const letterOf = (name: string): string => name.split("-")[0]!;

/** Whether it came right after a scoring, and is none itself. */
export const follows = (name: string): boolean => name.includes("-");

/** The scorings, each with what came right after it. */
export function byLetter(scorings: ScoringView[]): ScoringView[] {
  const letters = [...new Set(scorings.map(({ name }) => letterOf(name)))];
  return letters.map((letter) => ({
    ...together(scorings.filter(({ name }) => letterOf(name) === letter))!,
    name: letter,
  }));
}

/** What everybody had once the scoring of that name was held: its points and those before. */
export function totalsAfter(scorings: ScoringView[], name: string): number[] {
  const until = scorings.findIndex((each) => each.name === name);
  return totals(scorings.slice(0, until + 1));
}

/** What everybody has got in these scorings: the seats in order, then the imaginary players. */
export function totals(scorings: ScoringView[]): number[] {
  const all = together(scorings);
  return all ? [...all.seats, ...Object.values(all.imaginary)].map(sum) : [];
}
