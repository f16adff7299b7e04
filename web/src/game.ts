/** What the page needs to know of a game. Each game has an entry like this in its own folder, and
 * `games.ts` lists them. */
import type { Component } from "svelte";

/** A drawing of the sprite, and the box that it is drawn in. */
export interface Drawing {
  name: string;
  box: string;
}

export interface Game {
  players: { fewest: number; most: number };
  icon: Drawing;
  /** A large picture of what is built in it. Decoration only. */
  Art: Component<{ shape: ArtShape }>;
  /** Its table, loaded when somebody sits down at one. */
  table: () => Promise<{ default: unknown }>;
  /** The catalogues of sentences that its table needs besides those of the page. */
  catalogues: string[];
  /** The files of rules that it is played by, the most particular first. */
  rulebooks: string[];
  options?: GameOptions;
  /** How the table companion counts it, if it does: a `CompanionGame`, loaded when it is opened. */
  companion?: () => Promise<{ default: unknown }>;
}

/** A picture for a wide screen, or for a narrow one. */
export type ArtShape = "wide" | "narrow";

/** The options of a table by name, as the server knows them. */
export type Options = Record<string, string>;

export interface GameOptions {
  /** Where they are chosen on the home page. */
  Choice: Component<{ players: number }>;
  /** What is chosen there, for a new table with so many players. */
  chosenFor(players: number): Options;
  /** Those of a table, as the waiting room shows them. */
  Shown: Component<{ options: Options }>;
  /** The same as a few words, for the list of open tables; empty if there is nothing to say. */
  inShort(options: Options): string;
}
