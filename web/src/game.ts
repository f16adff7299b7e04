/** What the page needs to know about a game. Each game has an entry like this in its own folder,
 * and `games.ts` lists them. */
import type { Component } from "svelte";
import type { Lesson } from "./guide/lesson";
import type { ExampleDrawing } from "./rules/pictures";

/** A drawing in the sprite, and its view box. */
export interface Drawing {
  name: string;
  box: string;
}

export interface Game {
  players: { fewest: number; most: number };
  /** Whether players hold something that the others must not see. */
  hasHands: boolean;
  icon: Drawing;
  /** A large picture of what players build. Decoration only. */
  Art: Component<{ shape: ArtShape }>;
  /** Its table, loaded when somebody sits down at one. */
  table: () => Promise<{ default: unknown }>;
  /** The catalogues its table needs besides those of the page. */
  catalogues: string[];
  /** Its rule books, the most specific first. */
  rulebooks: string[];
  /** How the pictures in its rules are drawn, by kind; loaded when somebody reads them. */
  drawings: () => Promise<{ default: Record<string, ExampleDrawing> }>;
  /** Its lessons by name, loaded when somebody begins one. */
  lessons: () => Promise<{ default: Record<string, Lesson> }>;
  options?: GameOptions;
  /** How the table companion scores it, if it does: a `CompanionGame`, loaded on demand. */
  companion?: () => Promise<{ default: unknown }>;
}

/** A picture for a wide screen, or for a narrow one. */
export type ArtShape = "wide" | "narrow";

/** The options of a table by name, as the server knows them. */
export type Options = Record<string, string>;

export interface GameOptions {
  /** The controls for choosing them on the home page. */
  Choice: Component<{ players: number }>;
  /** What is chosen there, for a new table with this many players. */
  chosenFor(players: number): Options;
  /** The options of a table, as the waiting room shows them. */
  Shown: Component<{ options: Options }>;
  /** The same as a few words, for the list of open tables; empty if there is nothing to say. */
  inShort(options: Options): string;
}
