/** The Dice Game, as the rest of the page knows it. */
import type { Game } from "../game";
import HomeArt from "./HomeArt.svelte";

export const dice: Game = {
  players: { fewest: 2, most: 6 },
  hasHands: false,
  icon: { name: "game-dice", box: "0 0 100 100" },
  Art: HomeArt,
  table: () => import("./DiceTable.svelte"),
  catalogues: ["dice", "dice-page"],
  rulebooks: ["dice"],
  drawings: () => import("./drawings"),
  lessons: () => import("./guide"),
  companion: () => import("./companion"),
};
