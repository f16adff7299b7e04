/** Roll & Write, as the rest of the page knows it. */
import type { Game } from "../game";
import { CATALOGUES } from "./catalogues";
import HomeArt from "./HomeArt.svelte";
import { options } from "./options";

export const rollwrite: Game = {
  players: { fewest: 1, most: 5 },
  hasHands: false,
  icon: { name: "rollwrite", box: "0 0 100 100" },
  Art: HomeArt,
  table: () => import("./RollWriteTable.svelte"),
  catalogues: CATALOGUES,
  rulebooks: ["roll-and-write"],
  drawings: () => import("./drawings"),
  lessons: () => import("./guide"),
  options,
  companion: () => import("./companion"),
};
