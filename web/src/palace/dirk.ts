/** What Dirk had when a scoring was held. By the time that it is shown he has drawn more. */
import type { Event } from "../wire/types";
import { moveOf } from "./moves";
import { KINDS, tileOf } from "../pieces";

export function dirksCounts(events: Event[], scoring: string): number[] {
  const moves: string[][] = [];
  for (const entry of events.flatMap(({ entries }) => entries)) {
    if (entry.what === "scored" && entry.scoring.name === scoring) break;
    if (entry.what === "undone") moves.splice(moves.length - entry.moves);
    if (entry.what === "moved") moves.push(given(entry.move));
    if (entry.what === "drawn" && entry.occasion === "dirk") moves.push(entry.pieces);
  }
  const tiles = moves.flat().map((text) => tileOf(text).kind);
  return KINDS.map((kind) => tiles.filter((each) => each === kind).length);
}

function given(text: string): string[] {
  const move = moveOf(text);
  return move.verb === "give" ? [move.tile] : [];
}
