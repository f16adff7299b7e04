/** Somebody's own sheet while it is being entered. */
import { KINDS, LETTERS } from "../pieces";
import type { ServerSentence } from "../wire/types";

export const SIDE = 6;
export const EMPTY = ".";

/** The letters of all buildings, row by row; missing ones are dots. */
export const lettersOf = (sheet: string): string[] =>
  Array.from({ length: SIDE * SIDE }, (_, at) => sheet.replaceAll("/", "")[at] ?? EMPTY);

/** The sheet as the options of a table have it: six rows of six letters. */
export const sheetOf = (letters: string[]): string =>
  Array.from({ length: SIDE }, (_, row) =>
    letters.slice(row * SIDE, (row + 1) * SIDE).join(""),
  ).join("/");

/** What is wrong with it, and where, in the words that the engine uses for it. */
export function wrongWith(letters: string[]): ServerSentence | null {
  const missing = letters.indexOf(EMPTY);
  if (missing >= 0) {
    const facts = { row: Math.floor(missing / SIDE) + 1, column: (missing % SIDE) + 1 };
    return { id: "bad-sheet-short", facts, rule: null };
  }
  const absent = LETTERS.findIndex((letter) => !letters.includes(letter));
  if (absent < 0) return null;
  const type: ServerSentence = { id: "kind-name", facts: { kind: KINDS[absent]! }, rule: null };
  return { id: "bad-sheet-type", facts: { type, letter: LETTERS[absent]! }, rule: null };
}
