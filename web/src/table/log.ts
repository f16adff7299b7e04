/** What has happened, line by line. */
import type { Event, Happening } from "../wire/types";

export interface Line {
  key: string;
  /** Whose move it was; nobody's, if chance or the rules did it. */
  seat: number | null;
  /** Put into words when it is looked at: most lines never are. */
  readonly text: string;
  /** Nothing was done: it does not take the place of what was done before. */
  idle?: boolean;
}

export type Told = Exclude<Happening, { what: "taken-back" }>;

/** All lines, the oldest first, as the game puts them, each told with the line before it. Moves that
 * were taken back are not told. */
export function linesOf<Kind extends Line>(
  events: Event[],
  lineOf: (happening: Told, line: Omit<Line, "text">, before: Kind | undefined) => Kind,
): Kind[] {
  const lines: Kind[] = [];
  for (const { version, happened } of events) {
    happened.forEach((happening, number) => {
      if (happening.what === "taken-back") {
        lines.splice(lines.length - happening.moves);
        return;
      }
      const seat = happening.what === "moved" ? happening.seat : null;
      lines.push(lineOf(happening, { key: `${version}.${number}`, seat }, lines.at(-1)));
    });
  }
  return lines;
}

/** What each seat did last. */
export function latelyOf<Kind extends Line>(lines: Kind[]): Record<number, Kind> {
  const latest: Record<number, Kind> = {};
  for (const line of lines.slice(-40)) {
    if (line.seat !== null && !line.idle) latest[line.seat] = line;
  }
  return latest;
}

/** What somebody else did last, in words. */
export const heardOf = (lines: Line[], own: number | null): string =>
  lines.findLast(({ seat, idle }) => seat !== null && seat !== own && !idle)?.text ?? "";

/** What was done last, in words: by somebody, or at the end by the rules. */
export const lastOf = (lines: Line[], over: boolean): string | undefined =>
  (over ? lines : lines.filter(({ seat }) => seat !== null)).at(-1)?.text;
