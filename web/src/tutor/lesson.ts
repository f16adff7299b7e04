/** What a tutor says about this moment of a game, and the rule behind it. */
import type { GameView } from "../wire/types";
import type { Sentence } from "../words/catalogue.svelte";

export interface Lesson extends Sentence {
  rule: string;
}

/** What a player would get if a scoring came after what is staged, and how much that changes. */
export function worthOf(now: GameView, then: GameView, own: number) {
  const before = now.preview.seats[own]!.sum;
  const points = then.preview.seats[own]!.sum;
  const change = points > before ? "more" : points < before ? "less" : "same";
  return { points, change, by: Math.abs(points - before) };
}
