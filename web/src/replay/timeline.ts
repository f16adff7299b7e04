/** An overview of a whole game: where scorings took place, and who moved when. */
import { colourOf } from "../score/causes";
import { byLetter, together } from "../score/scorers";
import { scoringsIn } from "../wire/events";
import type { Event, ScoringView } from "../wire/types";

/** A move that was followed by a scoring. */
export interface Stop {
  at: number;
  /** The name of the scoring. */
  name: string;
  /** All scorings until then. */
  held: ScoringView[];
}

export function stopsOf(timeline: Event[]): Stop[] {
  const held: ScoringView[] = [];
  return timeline.flatMap((event) => {
    const come = scoringsIn(event);
    if (come.length === 0) return [];
    held.push(...come);
    return [{ at: event.version, name: come[0]!.belongs_to, held: [...held] }];
  });
}

/** A series of moves that one player made in a row. */
export interface Segment {
  from: number;
  moves: number;
  colour: string;
}

export function segmentsOf(timeline: Event[]): Segment[] {
  const segments: (Segment & { seat: number })[] = [];
  for (const { version, entries } of timeline) {
    const moved = entries.find((each) => each.what === "moved");
    if (!moved) continue;
    const before = segments.at(-1);
    if (before?.seat === moved.seat) before.moves++;
    else {
      const colour = colourOf(moved.seat);
      segments.push({ from: version - 1, moves: 1, seat: moved.seat, colour });
    }
  }
  return segments;
}

/** Where to go from a move: to the next scoring, or to the previous one. */
export function nextStop(stops: Stop[], last: number, at: number): number {
  return stops.find((stop) => stop.at > at)?.at ?? last;
}

export function stopBefore(stops: Stop[], at: number): number {
  return stops.findLast((stop) => stop.at < at)?.at ?? 0;
}

/** Everybody's points after each scoring, the imaginary players last. */
export interface Curve {
  name: string;
  seat: number | null;
  steps: { at: number; points: number }[];
}

export function curvesOf(stops: Stop[], names: string[]): Curve[] {
  const all = together(stops.at(-1)?.held ?? []);
  if (!all) return [];
  const seats = all.seats.map((_, seat) => ({ name: names[seat] ?? "", seat }));
  const imaginary = Object.keys(all.imaginary).map((name) => ({ name, seat: null }));
  return [...seats, ...imaginary].map((who) => ({
    ...who,
    steps: stops.map(({ at, held }) => {
      const until = together(held)!;
      const scorer = who.seat === null ? until.imaginary[who.name] : until.seats[who.seat];
      return { at, points: scorer?.total ?? 0 };
    }),
  }));
}

/** One player's points by cause after each scoring. */
export interface Layers {
  causes: string[];
  steps: { at: number; points: number[]; total: number }[];
}

export function layersOf(stops: Stop[], seat: number): Layers {
  const causes = together(stops.at(-1)?.held ?? [])?.causes ?? [];
  const steps = stops.map(({ at, held }) => {
    const until = together(held)!;
    const scorer = until.seats[seat];
    const points = causes.map((cause) => scorer?.points[until.causes.indexOf(cause)] ?? 0);
    return { at, points, total: scorer?.total ?? 0 };
  });
  return { causes, steps };
}

/** The scorings before a move, each with what came right after it. */
export const heldAt = (stops: Stop[], at: number): ScoringView[] =>
  byLetter(stops.findLast((stop) => stop.at <= at)?.held ?? []);

/** Where to put flags of a given width that belong to these positions on a line, in order: at their
 * positions, or as far to the left as the following flags and the end of the line require. */
export function placesOf(points: number[], flag: number, end: number): number[] {
  let limit = end;
  return points
    .toReversed()
    .map((point) => (limit = Math.min(point, limit - flag)))
    .reverse();
}
