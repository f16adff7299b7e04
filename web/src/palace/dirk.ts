/** What Dirk had when a scoring was held. By the time that it is shown he has drawn more. */
import type { Event } from "../wire/types";
import { moveOf } from "./moves";
import { KINDS, tileOf } from "./pieces";

export function dirksCounts(events: Event[], scoring: string): number[] {
  const moves: string[][] = [];
  for (const happening of events.flatMap(({ happened }) => happened)) {
    if (happening.what === "scored" && happening.scoring.name === scoring) break;
    if (happening.what === "taken-back") moves.splice(moves.length - happening.moves);
    if (happening.what === "moved") moves.push(given(happening.move));
    if (happening.what === "drawn" && happening.occasion === "dirk") moves.push(happening.pieces);
  }
  const tiles = moves.flat().map((text) => tileOf(text).kind);
  return KINDS.map((kind) => tiles.filter((each) => each === kind).length);
}

function given(text: string): string[] {
  const move = moveOf(text);
  return move.verb === "give" ? [move.tile] : [];
}
