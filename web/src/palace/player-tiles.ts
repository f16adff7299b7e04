/** What the board and the tray need to know, the same in all games in which tiles are built. */
import type { Touchable } from "../table/staging";
import type { Placed, WallSide } from "../wire/types";
import type { Mark } from "./modules/about";

/** Where a picked tile was. */
export type From = "market" | "bought" | "reserve" | "alhambra";
/** Where it goes. */
export type Goal = { cell: string } | { over: string } | "yard" | "dirk";

/** The move that takes it there. */
export function settling(text: string, goal: Goal): string {
  if (goal === "yard") return `reserve ${text}`;
  if (goal === "dirk") return `give ${text}`;
  return "cell" in goal ? `place ${text} ${goal.cell}` : `swap ${text} ${goal.over}`;
}

/** What a player has built, and what lies beside it. */
export interface PlayerTiles {
  alhambra: Placed[];
  wall: WallSide[];
  reserve: string[];
  bought: string[];
}

/** What the building player has staged. */
export interface Building extends Touchable {
  readonly own: number | null;
  readonly tile: { text: string; from: From } | null;
  readonly goal: Goal | null;
  /** Where the picked tile may go. */
  readonly cells: string[];
  /** Whether a module asks for one of the tiles in the Alhambra. */
  readonly choosesTile?: boolean;
  /** What lies on somebody's tile. */
  marks?(seat: number, tile: string): Mark[];
  /** Whether a tile looks staged, apart from those that are added. */
  stages?(tile: string): boolean;
  /** Where any of the tiles that can be had now would fit. */
  readonly fitting: string[];
  /** Tiles that were bought and for which a place has been chosen. */
  readonly planned?: Placed[];
  readonly tried: { seats: PlayerTiles[] } | null;
}
