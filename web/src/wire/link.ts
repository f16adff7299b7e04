/** A table as the games know it, whether it is played or looked at again. */
import type { Chance, Event, GameView, Said, TableNote } from "./types";

export interface TableLink<View extends GameView = GameView> {
  readonly id: string;
  readonly note: Pick<TableNote, "game" | "options" | "chairs" | "own"> | null;
  readonly view: View | null;
  /** What has happened so far. */
  readonly events: Event[];
  readonly version: number;
  readonly undoable: number;
  readonly online: boolean;
  /** Plays a move; gives the reason if it is refused. */
  play(move: string): Promise<Said | null>;
  undo(whole: boolean): Promise<Said | null>;
  /** The table as it would be after these moves, or a Refusal. */
  try(moves: string[]): Promise<View>;
  /** How likely it is to better, if these dice are kept; or a Refusal. */
  odds(keep: string): Promise<Chance[]>;
}
