/** Palace, as the rest of the page knows it. */
import type { Game } from "../game";
import HomeArt from "./HomeArt.svelte";
import { options } from "./options";

export const palace: Game = {
  players: { fewest: 2, most: 6 },
  hasHands: true,
  icon: { name: "b-pavilion", box: "0 0 100 100" },
  Art: HomeArt,
  table: () => import("./PalaceTable.svelte"),
  catalogues: [],
  rulebooks: ["palace", "treasure-chamber"],
  drawings: () => import("./drawings"),
  lessons: () => import("./guide"),
  options,
  companion: () => import("./companion"),
};
