/** A table of Palace as it lies, and what it scores. */
import { BOX, type ScoringName } from "../../companion/box";
import { breakdownOf, majority, type Breakdown, type Reason } from "../../companion/breakdown";
import { KINDS, letterOfKind, tileOf } from "../../pieces";
import type { Mark } from "../modules/about";
import { COUNTED, playedWith, type ModuleNotes } from "./modules";
import type { Owned } from "./modules/module";
import { longestWall, type Alhambra } from "./wall";

export interface PalaceTable extends ModuleNotes {
  scoring: ScoringName;
  /** For each player. */
  alhambras: Alhambra[];
  /** Dirk's tiles; he joins in at tables of two. */
  dirk: string[];
  /** The modules in play. */
  modules: string[];
}

export function countPalace(table: PalaceTable, players: number): Breakdown {
  const { scoring } = table;
  const modules = playedWith(table.modules);
  const alhambras = table.alhambras.slice(0, players);
  const built = alhambras.map((alhambra) => Object.values(alhambra));
  const tiles = players === 2 ? [...built, table.dirk] : built;
  const ofEach: Owned["ofEach"] = (one, none) => {
    const all = alhambras.map(one);
    return players === 2 ? [...all, none] : all;
  };
  const owned = { tiles, ofEach };
  const walls = ofEach((alhambra) => longestWall(alhambra).length, 0);
  const reasons: Reason[] = [
    ...KINDS.map((kind) =>
      majority(
        letterOfKind(kind),
        tiles.map((own) => own.filter((tile) => tileOf(tile).kind === kind).length),
        BOX.places[scoring][kind],
      ),
    ),
    ...modules.flatMap((module) => module.majority?.(table, owned) ?? []),
    { cause: "wall", counts: walls, points: walls },
    ...modules.flatMap((module) => module.reason?.(table, owned) ?? []),
  ];
  return breakdownOf(reasons, tiles.length);
}

/** Each tile is in the box only once. */
export function hasTileTwice({ alhambras }: PalaceTable): boolean {
  const tiles = alhambras.flatMap((alhambra) => Object.values(alhambra));
  return new Set(tiles).size < tiles.length;
}
/** What changes for the modules when a tile leaves the table, including those not in play now. */
export const withoutTile = (table: PalaceTable, tile: string): Partial<PalaceTable> =>
  Object.assign({}, ...COUNTED.map((module) => module.without?.(table, tile) ?? {})) as object;

/** What lies on a tile of an owner. */
export const marksOn = (table: PalaceTable, owner: number, tile: string, at?: string): Mark[] =>
  COUNTED.flatMap((module) => module.marks?.(table, owner, tile, at) ?? []);
