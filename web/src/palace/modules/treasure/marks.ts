import { words } from "../../../words/catalogue.svelte";
import { tileInFull } from "../../../words/pieces";
import type { Mark } from "../about";
import ChestMark from "./ChestMark.svelte";

/** A chest that lies on a tile. */
export const CHEST: Mark = {
  Face: ChestMark,
  value: 1,
  says: (tile) => words("with-chest", { tile: tileInFull(tile) }),
};
