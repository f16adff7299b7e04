/** What the companion knows of a module of Palace: what of it lies on a real table, and counts. */
import type { Component } from "svelte";
import type { Mark } from "../../modules/about";
import type { Reason } from "../../../companion/breakdown";
import type { PalaceBook } from "../changes";
import type { PalaceTable } from "../table";
import type { Alhambra } from "../wall";

/** Who has what: the tiles of everybody, Dirk's last; and of each player how they lie. */
export interface Owned {
  tiles: string[][];
  /** Something of every Alhambra; Dirk has none. */
  ofEach: <Value>(one: (alhambra: Alhambra) => Value, none: Value) => Value[];
}

export interface CountedModule {
  name: string;
  /** A majority, like those of the types of buildings. */
  majority?: (table: PalaceTable, owned: Owned) => Reason;
  /** What else counts, if anything. */
  reason?: (table: PalaceTable, owned: Owned) => Reason | null;
  /** Tiles to lay beside the buildings. */
  tiles?: { kind: string; name: () => string; texts: string[] };
  /** What lies on a tile of an owner. */
  marks?: (table: PalaceTable, owner: number, tile: string, at?: string) => Mark[];
  /** What can be put on a tile, or taken off. */
  onTile?: (table: PalaceTable, owner: number, tile: string) => Toggle | null;
  /** What changes if a tile leaves the table. */
  without?: (table: PalaceTable, tile: string) => Partial<PalaceTable>;
  /** Something to choose about the scoring. */
  Choice?: Component<{ book: PalaceBook }>;
}

export interface Toggle {
  /** What it is called by those who look for it. */
  does: string;
  says: string;
  /** What is said where Dirk's tiles lie. */
  hint: string;
  changes: Partial<PalaceTable>;
}
