/** A table of Palace as it lies, and what a scoring gives for it. */
import { KINDS, letterOfKind, type Side, tileOf } from "../../pieces";
import { BOX, type ScoringName } from "../../companion/box";
import { attackParts, bazaarParts } from "./modules";
import { majority, breakdownOf, ofParts, type Breakdown } from "../../companion/breakdown";
import { longestWall, type Alhambra } from "./wall";

export interface PalaceTable {
  scoring: ScoringName;
  /** For each player. */
  alhambras: Alhambra[];
  /** The tiles of each player that carry a chest, and Dirk's last. */
  chests: string[][];
  /** Dirk's tiles; he plays along at two. */
  dirk: string[];
  /** Where the invaders come from. */
  attack: Side | null;
  /** The modules that are played with. */
  modules: PalaceModule[];
}

export const PALACE_MODULES = ["treasure", "bazaars", "invaders"] as const;
export type PalaceModule = (typeof PALACE_MODULES)[number];

export function countPalace(table: PalaceTable, players: number): Breakdown {
  const { scoring, modules } = table;
  const alhambras = table.alhambras.slice(0, players);
  const lying = alhambras.map((alhambra) => Object.values(alhambra));
  const owners = players === 2 ? [...lying, table.dirk] : lying;
  /** Something of every Alhambra; Dirk has none. */
  const of = <Value>(one: (alhambra: Alhambra) => Value, none: Value): Value[] => {
    const all = alhambras.map(one);
    return players === 2 ? [...all, none] : all;
  };
  const reasons = KINDS.map((kind) =>
    majority(
      letterOfKind(kind),
      owners.map((tiles) => tiles.filter((tile) => tileOf(tile).kind === kind).length),
      BOX.places[scoring][kind],
    ),
  );
  if (modules.includes("treasure")) {
    const chests = owners.map(
      (tiles, owner) => (table.chests[owner] ?? []).filter((tile) => tiles.includes(tile)).length,
    );
    reasons.push(majority("chests", chests, BOX.chestPlaces[scoring]));
  }
  const walls = of((alhambra) => longestWall(alhambra).length, 0);
  reasons.push({ cause: "wall", counts: walls, points: walls });
  if (modules.includes("bazaars") && scoring === "C") {
    reasons.push(ofParts("bazaars", of(bazaarParts, [])));
  }
  const { attack } = table;
  if (modules.includes("invaders") && attack) {
    const parts = of((alhambra) => attackParts(alhambra, attack, scoring), []);
    reasons.push(ofParts("invaders", parts));
  }
  return breakdownOf(reasons, owners.length);
}

/** Each tile is in the box once. */
export function hasTileTwice({ alhambras }: PalaceTable): boolean {
  const tiles = alhambras.flatMap((alhambra) => Object.values(alhambra));
  return new Set(tiles).size < tiles.length;
}
