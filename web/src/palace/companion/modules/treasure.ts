/** Chests on buildings: a seventh majority. */
import { CHESTS } from "../../modules/treasure";
import { CHEST } from "../../modules/treasure/marks";
import { KINDS, tileOf } from "../../../pieces";
import { words } from "../../../words/catalogue.svelte";
import { BOX } from "../../../companion/box";
import { majority } from "../../../companion/breakdown";
import type { CountedModule } from "./module";

export interface TreasureNotes {
  /** The tiles of each player that carry a chest, and Dirk's last. */
  chests: string[][];
}

const isBuilding = (tile: string) => KINDS.some((kind) => kind === tileOf(tile).kind);

export const treasure: CountedModule = {
  name: "treasure",
  majority: ({ chests, scoring }, { tiles }) =>
    majority(
      CHESTS,
      tiles.map((own, owner) => (chests[owner] ?? []).filter((each) => own.includes(each)).length),
      BOX.chestPlaces[scoring],
    ),
  marks: ({ chests }, owner, tile) => (chests[owner]?.includes(tile) ? [CHEST] : []),
  onTile: ({ chests }, owner, tile) => {
    if (!isBuilding(tile)) return null;
    const carrying = chests[owner]!;
    const has = carrying.includes(tile);
    const next = has ? carrying.filter((each) => each !== tile) : [...carrying, tile];
    return {
      does: "chest",
      says: words(has ? "count-no-chest" : "count-chest"),
      hint: words("count-dirk-chest"),
      changes: { chests: chests.with(owner, next) },
    };
  },
  without: ({ chests }, tile) => ({
    chests: chests.map((carrying) => carrying.filter((each) => each !== tile)),
  }),
};
