/** Those who score: the players, then the imaginary ones, with all that a scoring gave them. */
import type { ScoringNote } from "../wire/types";

export interface Scorer {
  name: string;
  /** Nothing for an imaginary player. */
  seat: number | null;
  points: number[];
  /** The points that the player has after the scoring. */
  total: number;
}

/** A scorer while one cause is being scored. */
export interface Line {
  name: string;
  seat: number | null;
  /** How many buildings of the type, or how long a wall. */
  has: number;
  points: number;
  /** The points so far. */
  total: number;
}

export const sum = (points: number[]): number => points.reduce((all, each) => all + each, 0);

/** `total` is for the seats in order, then for the imaginary players, as far as it is known. */
export function scorersOf(scoring: ScoringNote, names: string[], total: number[]): Scorer[] {
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

/** All scorings together, cause by cause. */
export function together(scorings: ScoringNote[]): ScoringNote | null {
  return scorings.reduce<ScoringNote | null>((all, each) => {
    if (!all) return each;
    const imaginary = Object.keys(each.imaginary).map((name) => [
      name,
      added(all.imaginary[name] ?? [], each.imaginary[name]!),
    ]);
    return {
      ...each,
      seats: each.seats.map((points, seat) => added(all.seats[seat] ?? [], points)),
      imaginary: Object.fromEntries(imaginary),
    };
  }, null);
}

function added(one: number[], other: number[]): number[] {
  return other.map((points, cause) => points + (one[cause] ?? 0));
}

/** What everybody had once the scoring of that name was held: its points and those before. */
export function totalsAfter(scorings: ScoringNote[], name: string): number[] {
  const until = scorings.findIndex((each) => each.name === name);
  const all = together(scorings.slice(0, until + 1));
  return all ? [...all.seats, ...Object.values(all.imaginary)].map(sum) : [];
}
