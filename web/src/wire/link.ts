/** A table as games know it, whether it is played or a replay. */
import type { TableSocket } from "./table.svelte";
import type { Chance, Event, GameView, ServerSentence, TableSummary } from "./types";

export interface TableLink<View extends GameView = GameView> {
  readonly id: string;
  readonly summary: Pick<TableSummary, "game" | "options" | "seats" | "own"> | null;
  readonly view: View | null;
  /** Everything that has happened so far. */
  readonly events: Event[];
  readonly version: number;
  readonly undoable: number;
  readonly online: boolean;
  /** Plays a move; returns the reason if it is refused. A move that does not end the turn never
   * needs to be confirmed. */
  play(move: string, endsTurn: boolean): Promise<ServerSentence | null>;
  undo(whole: boolean): Promise<ServerSentence | null>;
  /** The table as it would be after these moves, or a Refusal. */
  try(moves: string[]): Promise<View>;
  /** How likely an improvement is if these dice are kept; or a Refusal. */
  odds(keep: string): Promise<Chance[]>;
  /** Everything at the table besides the game; null in a replay. */
  readonly socket: TableSocket | null;
}
