/** What the companion knows about a module of Palace: which of its pieces lie on a real table, and
 * what they score. */
import type { Component } from "svelte";
import type { Mark } from "../../modules/about";
import type { Reason } from "../../../companion/breakdown";
import type { PalaceBook } from "../changes";
import type { PalaceTable } from "../table";
import type { Alhambra } from "../wall";

/** Who has what: everybody's tiles, Dirk's last; and for players, how they lie. */
export interface Owned {
  tiles: string[][];
  /** Something computed for every Alhambra; Dirk has none. */
  ofEach: <Value>(one: (alhambra: Alhambra) => Value, none: Value) => Value[];
}

export interface CountedModule {
  name: string;
  /** A majority, like those of the building types. */
  majority?: (table: PalaceTable, owned: Owned) => Reason;
  /** What else scores, if anything. */
  reason?: (table: PalaceTable, owned: Owned) => Reason | null;
  /** Tiles to enter besides the buildings. */
  tiles?: { kind: string; name: () => string; texts: string[] };
  /** What lies on a tile of an owner. */
  marks?: (table: PalaceTable, owner: number, tile: string, at?: string) => Mark[];
  /** What can be put on a tile, or taken off it. */
  onTile?: (table: PalaceTable, owner: number, tile: string) => Toggle | null;
  /** What changes when a tile leaves the table. */
  without?: (table: PalaceTable, tile: string) => Partial<PalaceTable>;
  /** A choice about the scoring. */
  Choice?: Component<{ book: PalaceBook }>;
}

export interface Toggle {
  /** Its name as an attribute, by which tests find it. */
  does: string;
  says: string;
  /** What is said beside Dirk's tiles. */
  hint: string;
  changes: Partial<PalaceTable>;
}
