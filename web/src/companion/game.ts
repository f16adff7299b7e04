/** What the companion needs to know of a game to count it. */
import type { Component } from "svelte";
import type { Breakdown, Reason } from "./breakdown";
import type { Notebook, Notes, Owner } from "./notebook.svelte";

/** `Table` is what is entered of the game. */
export interface CompanionGame<Table = unknown> {
  /** A table on which nothing lies yet. */
  emptyTable(): Table;
  /** The table once everything is taken away; whatever was set up stays. */
  cleared?(table: Table): Table;
  /** Whether there can be such a table: what another version of the page has kept may be wrong. */
  isPossible?(table: Table): boolean;
  count(table: Table, notes: Notes): Breakdown;
  /** Those who have something on the table without being players: Dirk, or imaginary players. */
  imaginaryOwners(notes: Notes): { name: string; mark: string }[];

  /** Where it is entered: under each tab something else. */
  Entry: Component<{ book: Notebook<Table>; owners: Owner[]; tab: string }>;
  /** The tabs, and what is drawn on them. Without any there is one for each owner. */
  tabs?: string[];
  TabArt?: Component<{ tab: string }>;
  /** Whether what is entered fills the screen and scrolls by itself. */
  fillsScreen?: boolean;
  /** What else is set up beside the players. */
  Setup?: Component<{ book: Notebook<Table> }>;
  /** What the points depend on beside what lies on the table. */
  ScoringChoice?: Component<{ book: Notebook<Table> }>;
  /** What is shown under a reason for points. */
  Explanation?: Component<{ book: Notebook<Table>; owners: Owner[]; reason: Reason }>;
}
