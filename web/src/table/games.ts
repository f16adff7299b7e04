/** The table of each game, loaded when it is needed. */
import type { Component } from "svelte";
import type { TableLink } from "../wire/table.svelte";
import { learn } from "../words/catalogue.svelte";
import type { GameName, GameView, ScoringView } from "../wire/types";

export interface TableProps<View extends GameView = GameView> {
  link: TableLink<View>;
  names: string[];
  /** Scorings that have come and were not shown yet. */
  scorings: ScoringView[];
  shownScoring: () => void;
  again: () => Promise<void>;
}

type Table = Component<TableProps>;

interface Entry {
  table: () => Promise<{ default: unknown }>;
  /** The catalogues that no other game needs. */
  catalogues: string[];
}

const TABLES: Record<GameName, Entry> = {
  palace: { table: () => import("../palace/PalaceTable.svelte"), catalogues: [] },
  dice: { table: () => import("../dice/DiceTable.svelte"), catalogues: ["dice", "dice-page"] },
  alcazaba: {
    table: () => import("../alcazaba/AlcazabaTable.svelte"),
    catalogues: ["dice", "alcazaba", "dice-page"],
  },
  rollwrite: {
    table: () => import("../rollwrite/RollWriteTable.svelte"),
    catalogues: ["rollwrite", "rollwrite-page"],
  },
};

/** Loads the words of a game. */
export const learnWordsOf = (game: GameName): Promise<void> => learn(TABLES[game].catalogues);

export async function tableOf(game: GameName): Promise<Table> {
  const { table, catalogues } = TABLES[game];
  const [{ default: component }] = await Promise.all([table(), learn(catalogues)]);
  return component as Table;
}
