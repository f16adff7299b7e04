/** What the companion needs to know about a game to score it. */
import type { Component } from "svelte";
import type { Breakdown, Reason } from "./breakdown";
import type { Notebook, Notes, Owner } from "./notebook.svelte";

/** Something on the table that breaks a rule. */
export interface TableTrouble {
  /** The number of its owner, on whose tab it is shown. */
  owner: number;
  rule: string;
  says: string;
}

/** `Table` is what has been entered for the game. */
export interface CompanionGame<Table = unknown> {
  /** An empty table. */
  emptyTable(): Table;
  /** The table after clearing it; the setup stays. */
  cleared?(table: Table): Table;
  /** Whether this is a valid table: what another version of the page saved may not be. */
  isPossible?(table: Table): boolean;
  /** Its scorings, in order. If there are none, it is scored once, at the end. */
  scorings?: readonly string[];
  /** The table as a later scoring starts from it. */
  atScoring?(table: Table, scoring: string): Table;
  count(table: Table, notes: Notes): Breakdown;
  /** What breaks the rules on the table and should not be scored without a warning. */
  troubles?(table: Table, notes: Notes): TableTrouble[];
  /** Owners who are not players: Dirk, or imaginary players. */
  imaginaryOwners(notes: Notes): { name: string; mark: string }[];

  /** Where things are entered; each tab asks for something else. */
  Entry: Component<{ book: Notebook<Table>; owners: Owner[]; tab: string }>;
  /** The tabs and their pictures. If there are none, each owner has one. */
  tabs?: string[];
  TabArt?: Component<{ tab: string }>;
  /** Whether the entry form fills the screen and scrolls by itself. */
  fillsScreen?: boolean;
  /** What else is set up besides the players. */
  Setup?: Component<{ book: Notebook<Table> }>;
  /** What the points depend on besides what lies on the table. */
  ScoringChoice?: Component<{ book: Notebook<Table> }>;
  /** What is shown below the reason for points. */
  Explanation?: Component<{ book: Notebook<Table>; owners: Owner[]; reason: Reason }>;
}
