/** Puts the server's sentences into words. The page has its own wording where it can point at
 * things. */
import type { ServerSentence } from "../wire/types";
import { firstOf } from "../modules";
import { hasSentence, words, type Facts } from "./catalogue.svelte";
import { cardNames, tileNames } from "./pieces";

const TILES = new Set(["tile", "tiles", "other", "away"]);
const CARDS = new Set(["card", "cards"]);

export function sentence(reason: ServerSentence): string {
  const facts: Facts = {};
  for (const [name, fact] of Object.entries(reason.facts)) {
    if (typeof fact === "object") facts[name] = sentence(fact as ServerSentence);
    else if (TILES.has(name)) facts[name] = tileNames(String(fact).split(" "));
    else if (CARDS.has(name)) facts[name] = cardNames(String(fact).split(" "));
    else facts[name] = firstOf((module) => module.fact?.(name, String(fact))) ?? fact;
  }
  const here = `here-${reason.id}`;
  return words(hasSentence(here) ? here : reason.id, facts);
}
