/** How the companion scores Roll & Write. */
import { byKind } from "../../companion/box";
import type { CompanionGame } from "../../companion/game";
import { forEveryOwner } from "../../companion/notebook.svelte";
import { words } from "../../words/catalogue.svelte";
import Entry from "./Entry.svelte";
import OrderExplained from "./OrderExplained.svelte";
import Setup from "./Setup.svelte";
import { countSheets, GRID, imaginaryFor, type Sheets } from "./sheets";

const MOST_IMAGINARY = 4;

const game: CompanionGame<Sheets> = {
  emptyTable: () => ({
    crosses: forEveryOwner(() => GRID.map(() => false)),
    coins: forEveryOwner(() => 0),
    marks: Array.from({ length: MOST_IMAGINARY }, () => byKind(() => 0)),
    order: byKind<number[][]>(() => []),
    contest: false,
  }),
  count: (sheets, { players, alone }) => countSheets(sheets, players, alone),
  imaginaryOwners: ({ players, alone }) =>
    Array.from({ length: imaginaryFor(players, alone) }, (_, number) => ({
      name: words("count-imaginary", { number: number + 1 }),
      mark: "?",
    })),
  Entry,
  Setup,
  Explanation: OrderExplained,
};
export default game;
