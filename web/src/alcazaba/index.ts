/** Alcazaba, as the rest of the page knows it. It is played with the dice of the Dice Game and
 * the buildings of Palace, and shares the words, rules and pictures of both. */
import { dice } from "../dice";
import type { Game } from "../game";
import { palace } from "../palace";

export const alcazaba: Game = {
  players: { fewest: 2, most: 6 },
  hasHands: false,
  icon: { name: "game-alcazaba", box: "0 0 100 100" },
  Art: palace.Art,
  table: () => import("./AlcazabaTable.svelte"),
  catalogues: [...dice.catalogues, "alcazaba"],
  rulebooks: ["alcazaba", ...dice.rulebooks, "palace"],
  drawings: () => import("./drawings"),
  lessons: () => import("./guide"),
};
