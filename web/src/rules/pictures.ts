/** The pictures of the rules: examples that `tools/rule_pictures` generates with the engine's
 * verdict, and that each game draws with its own pieces. */
import type { Component } from "svelte";
import { GAMES } from "../games";
import type { GameName } from "../wire/types";
import type { Facts } from "../words/catalogue.svelte";

export interface Example {
  /** Which drawing it is. */
  kind: string;
  /** The last part of its message's id. */
  says: string;
  facts: Facts;
  /** Whether the rules allow what it shows, if that is the question. */
  allowed?: boolean;
}

/** Draws the examples of a kind, and knows what they consist of. */
export type ExampleDrawing = Component<{ example: never }>;

export interface Pictures {
  examples: Record<string, Example[]>;
  drawings: Record<string, ExampleDrawing>;
}

export const NO_PICTURES: Pictures = { examples: {}, drawings: {} };

const files = import.meta.glob<Record<string, Example[]>>("../../pictures/*.json", {
  import: "default",
});

/** The pictures of all books by which a game is played. */
export async function picturesFor(game: GameName): Promise<Pictures> {
  const { rulebooks, drawings } = GAMES[game];
  const [found, ...books] = await Promise.all([
    drawings(),
    ...rulebooks.map((book) => files[`../../pictures/${book}.json`]?.() ?? {}),
  ]);
  return { examples: Object.assign({}, ...books) as Pictures["examples"], drawings: found.default };
}
