/** A table as the games know it, whether it is played or looked at again. */
import type { TableSocket } from "./table.svelte";
import type { Chance, Event, GameView, ServerSentence, TableSummary } from "./types";

export interface TableLink<View extends GameView = GameView> {
  readonly id: string;
  readonly summary: Pick<TableSummary, "game" | "options" | "seats" | "own"> | null;
  readonly view: View | null;
  /** What has happened so far. */
  readonly events: Event[];
  readonly version: number;
  readonly undoable: number;
  readonly online: boolean;
  /** Plays a move; gives the reason if it is refused. One that does not end the turn is never to be
   * confirmed. */
  play(move: string, endsTurn: boolean): Promise<ServerSentence | null>;
  undo(whole: boolean): Promise<ServerSentence | null>;
  /** The table as it would be after these moves, or a Refusal. */
  try(moves: string[]): Promise<View>;
  /** How likely it is to better, if these dice are kept; or a Refusal. */
  odds(keep: string): Promise<Chance[]>;
  /** What there is at the table beside the game; nothing, if it is looked at again. */
  readonly socket: TableSocket | null;
}
