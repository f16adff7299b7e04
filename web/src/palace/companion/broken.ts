/** What is wrong with an Alhambra, in words: which tile, and how. */
import { words } from "../../words/catalogue.svelte";
import { tileInFull } from "../../words/pieces";
import type { Trouble } from "./building";
import type { Alhambra } from "./wall";

export function brokenInWords(alhambra: Alhambra, { rule, at, side, walled }: Trouble): string {
  const tile = alhambra[at];
  return words("count-broken", {
    rule,
    tile: tile ? tileInFull(tile) : "",
    side: side ?? "",
    wall: walled ? "yes" : "no",
  });
}
