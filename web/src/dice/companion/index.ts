/** How the companion scores the Dice Game. */
import { byKind, SCORINGS, type ScoringName } from "../../companion/box";
import { dirkAtTwo } from "../../companion/dirk";
import DirkNote from "../../companion/DirkNote.svelte";
import type { CompanionGame } from "../../companion/game";
import { forEveryOwner } from "../../companion/notebook.svelte";
import ScoringChoice from "../../companion/ScoringChoice.svelte";
import Entry from "./Entry.svelte";
import TabArt from "./TabArt.svelte";
import { TABS } from "./tabs";
import { countDice, type DiceTable } from "./tracks";

const game: CompanionGame<DiceTable> = {
  emptyTable: () => ({
    scoring: "A",
    tracks: byKind(() => ({ fields: forEveryOwner(() => 0), ranking: [] })),
    tokens: forEveryOwner(() => 0),
  }),
  scorings: SCORINGS,
  atScoring: (table, scoring) => ({ ...table, scoring: scoring as ScoringName }),
  count: (table, notes) => countDice(table, notes.players + dirkAtTwo(notes).length),
  imaginaryOwners: dirkAtTwo,
  Entry,
  tabs: TABS,
  TabArt,
  Setup: DirkNote,
  ScoringChoice,
};
export default game;
