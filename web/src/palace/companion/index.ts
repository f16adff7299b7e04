/** How the companion scores Palace. */
import { dirkAtTwo } from "../../companion/dirk";
import type { CompanionGame } from "../../companion/game";
import { forEveryOwner, MOST_OWNERS } from "../../companion/notebook.svelte";
import { SCORINGS, type ScoringName } from "../../companion/box";
import { brokenInWords } from "./broken";
import { wrongWith } from "./building";
import Entry from "./Entry.svelte";
import { noModuleNotes, noModuleNotesOfAScoring } from "./modules";
import ScoringChoice from "./ScoringChoice.svelte";
import Setup from "./Setup.svelte";
import { countPalace, hasTileTwice, type PalaceTable } from "./table";
import WallsExplained from "./WallsExplained.svelte";

const emptyTable = (): PalaceTable => ({
  scoring: "A",
  alhambras: forEveryOwner(() => ({})),
  dirk: [],
  modules: [],
  ...noModuleNotes(MOST_OWNERS),
});

const game: CompanionGame<PalaceTable> = {
  emptyTable,
  cleared: ({ modules }) => ({ ...emptyTable(), modules }),
  isPossible: (table) => !hasTileTwice(table),
  scorings: SCORINGS,
  atScoring: (table, scoring) => ({
    ...table,
    ...noModuleNotesOfAScoring(),
    scoring: scoring as ScoringName,
  }),
  count: (table, { players }) => countPalace(table, players),
  troubles: ({ alhambras }, { players }) =>
    alhambras.slice(0, players).flatMap((alhambra, owner) => {
      const trouble = wrongWith(alhambra);
      return trouble ? [{ owner, rule: trouble.rule, says: brokenInWords(alhambra, trouble) }] : [];
    }),
  imaginaryOwners: dirkAtTwo,
  Entry,
  fillsScreen: true,
  Setup,
  ScoringChoice,
  Explanation: WallsExplained,
};
export default game;
