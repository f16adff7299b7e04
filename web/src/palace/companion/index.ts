/** How the companion counts Palace. */
import { dirkAtTwo } from "../../companion/dirk";
import type { CompanionGame } from "../../companion/game";
import { forEveryOwner } from "../../companion/notebook.svelte";
import Entry from "./Entry.svelte";
import ScoringChoice from "./ScoringChoice.svelte";
import Setup from "./Setup.svelte";
import { countPalace, hasTileTwice, type PalaceTable } from "./table";
import WallsExplained from "./WallsExplained.svelte";

const emptyTable = (): PalaceTable => ({
  scoring: "A",
  alhambras: forEveryOwner(() => ({})),
  chests: forEveryOwner(() => []),
  dirk: [],
  attack: null,
  modules: [],
});

const game: CompanionGame<PalaceTable> = {
  emptyTable,
  cleared: ({ modules }) => ({ ...emptyTable(), modules }),
  isPossible: (table) => !hasTileTwice(table),
  count: (table, { players }) => countPalace(table, players),
  imaginaryOwners: dirkAtTwo,
  Entry,
  fillsScreen: true,
  Setup,
  ScoringChoice,
  Explanation: WallsExplained,
};
export default game;
