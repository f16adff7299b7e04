/** What the learner has done so far. */
import { linesOf, type LogLine } from "../table/log";
import type { TableLink } from "../wire/link";
import type { GameView } from "../wire/types";

export interface Seated {
  link: TableLink<GameView>;
  own: number | null;
}

/** The learner's moves so far, without those taken back. */
export const movesOf = ({ link, own }: Seated): string[] =>
  linesOf(link.events, (entry, line): LogLine => ({
    ...line,
    text: entry.what === "moved" ? entry.move : "",
  })).flatMap(({ seat, text }) => (seat === own ? [text] : []));

/** Points at something until the learner begins: a task is then in their own hands. */
export const atFirst =
  (selector: string) =>
  (stage: Seated & { hasPicks: boolean }): string =>
    stage.hasPicks || movesOf(stage).length > 0 ? "" : selector;
