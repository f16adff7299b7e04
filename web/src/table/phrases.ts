/** What can be said with one tap. */
import type { Phrase } from "../wire/types";
import { words } from "../words/catalogue.svelte";

/** All of them, in the order in which they are offered. */
export const PHRASES: Phrase[] = [
  "hello",
  "good-luck",
  "well-played",
  "thanks",
  "oops",
  "hurry",
  "moment",
  "back-soon",
  "rematch",
  "bye",
];

export const phraseInWords = (phrase: Phrase): string => words("phrase", { phrase });
