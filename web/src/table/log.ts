/** What has happened, line by line. */
import type { Event, LogEntry } from "../wire/types";

export interface LogLine {
  key: string;
  /** Whose move it was; null if it was chance or the rules. */
  seat: number | null;
  /** Computed when it is read: most lines never are. */
  readonly text: string;
  /** The round it belongs to, in games that are played in rounds, */
  round?: number;
  /** and whether the results of that round can be shown. */
  hasResults?: boolean;
  /** Whether nothing was done: then it does not replace what was done before. */
  idle?: boolean;
}

export type ShownEntry = Exclude<LogEntry, { what: "undone" }>;

/** All lines, the oldest first, in the words of the game, which gets the line before each. Moves
 * that were taken back are left out. */
export function linesOf<Kind extends LogLine>(
  events: Event[],
  lineOf: (entry: ShownEntry, line: Omit<LogLine, "text">, before: Kind | undefined) => Kind,
): Kind[] {
  const lines: Kind[] = [];
  for (const { version, entries } of events) {
    entries.forEach((entry, number) => {
      if (entry.what === "undone") {
        lines.splice(lines.length - entry.moves);
        return;
      }
      const seat = entry.what === "moved" ? entry.seat : null;
      lines.push(lineOf(entry, { key: `${version}.${number}`, seat }, lines.at(-1)));
    });
  }
  return lines;
}

/** What each seat did last. */
export function lastMoves<Kind extends LogLine>(lines: Kind[]): Record<number, Kind> {
  const latest: Record<number, Kind> = {};
  for (const line of lines.slice(-40)) {
    if (line.seat !== null && !line.idle) latest[line.seat] = line;
  }
  return latest;
}

/** What somebody else did last, in words. */
export const lastOpponentMove = (lines: LogLine[], own: number | null): string =>
  lines.findLast(({ seat, idle }) => seat !== null && seat !== own && !idle)?.text ?? "";

/** What was done last, in words: by somebody or, at the end, by the rules. */
export const lastEntry = (lines: LogLine[], isOver: boolean): string | undefined =>
  (isOver ? lines : lines.filter(({ seat }) => seat !== null)).at(-1)?.text;
