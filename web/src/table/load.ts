/** The table of a game, loaded with its sentences when it is needed. */
import type { Component } from "svelte";
import { GAMES } from "../games";
import type { GameName, GameView, ScoringView } from "../wire/types";
import type { TableLink } from "../wire/table.svelte";
import { loadCatalogues } from "../words/catalogue.svelte";

export interface TableProps<View extends GameView = GameView> {
  link: TableLink<View>;
  names: string[];
  /** Scorings that have arrived and were not shown yet. */
  scorings: ScoringView[];
  shownScoring: () => void;
}

export async function loadTable(game: GameName): Promise<Component<TableProps>> {
  const { table, catalogues } = GAMES[game];
  const [{ default: component }] = await Promise.all([table(), loadCatalogues(catalogues)]);
  return component as Component<TableProps>;
}
