/** What a tutor says about this moment of a game, and the rule behind it. */
import type { Sentence } from "../words/catalogue.svelte";

export interface Lesson extends Sentence {
  rule: string;
}
