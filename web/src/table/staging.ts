/** What a table needs to know about what the player has picked and not played yet. */
import type { TableSocket } from "../wire/table.svelte";
import type { ServerSentence } from "../wire/types";

/** The id of the sentence by which screen readers say what can be done with something that
 * glows. */
export const GLOWS = "can-be-done";

/** Something on the table that can be tapped, such as “display:2”, “market:G8sw”, “cell:1,0”. */
export type Spot = string;

export const spot = (kind: string, what: string | number = ""): Spot => `${kind}:${what}`;

/** A spot's kind, and which one of that kind it is. */
export function parseSpot(spot: Spot): [string, string] {
  const colon = spot.indexOf(":");
  return [spot.slice(0, colon), spot.slice(colon + 1)];
}

/** Something that can be tapped and dragged, spot by spot. */
export interface Touchable {
  readonly isOurTurn: boolean;
  glows(spot: Spot): boolean;
  picked(spot: Spot): boolean;
  tap(spot: Spot): void;
  lift(from: Spot): void;
  drop(from: Spot, onto: Spot): void;
}

/** What is staged can be played, put back or taken back. */
export interface Staging {
  readonly isOurTurn: boolean;
  readonly busy: boolean;
  /** Whether the player is being asked something else first, elsewhere on the table. */
  readonly asking: boolean;
  /** Whether the player has picked anything. */
  readonly hasPicks: boolean;
  /** What is staged, as moves. */
  readonly moves: string[];
  /** The table as it would be, once the server has answered. */
  readonly tried: unknown;
  /** Why it cannot be, if that was the answer. */
  readonly problem: ServerSentence | null;
  clear(): void;
  confirm(): Promise<void>;
  undo(whole: boolean): Promise<void>;
  /** Asks the others to let us take back a move after they have moved. */
  retract(): Promise<void>;
  /** Everything at the table besides the game. */
  readonly socket: TableSocket | null;
  /** Asks the server about what is staged. */
  ask(): Promise<void>;
  /** The table has changed: what was picked from it may be gone. */
  refresh(): void;
}
