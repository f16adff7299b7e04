/** What the pictures of Palace are made of; `tools/rule_pictures` writes them. */
import type { WallSide } from "../../wire/types";

export interface DrawnAlhambra {
  /** Tiles by their cells, without the fountain. */
  tiles: Record<string, string>;
  /** The cell that it is about. */
  marked?: string | null;
  wall?: WallSide[];
  /** An empty cell that is shut in. */
  hole?: string;
  /** Open sides that count. */
  gaps?: WallSide[];
  /** The cells of tiles that count. */
  counted?: string[];
  /** Drawings that lie on tiles, by their cells. */
  on?: Record<string, string>;
  allowed?: boolean;
}

export interface WithReserve extends DrawnAlhambra {
  reserve: string[];
}
