/** What has happened in games with dice, in words. */
import { kindOf, LETTERS } from "../pieces";
import { linesOf, type LogLine, type ShownEntry } from "../table/log";
import type { Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { kindNames } from "../words/pieces";
import { diceMoveOf } from "./moves";
import { NEW_TURN, after, numberOf, type Turn } from "./turn";
import { tokenNames } from "./tokens";

/** A line, and the dice of the turn as they lie after it. */
interface DiceLine extends LogLine {
  turn: Turn;
}

export const logOf = (events: Event[], names: string[]): LogLine[] =>
  diceLinesOf(events, (entry, turn) => entryInWords(entry, turn, names));

/** All lines of a game with dice, each put into words with the turn before it. */
export const diceLinesOf = (
  events: Event[],
  entryInWords: (entry: ShownEntry, turn: Turn) => string,
): LogLine[] =>
  linesOf<DiceLine>(events, (entry, line, before) => {
    const turn = before?.turn ?? NEW_TURN;
    return {
      ...line,
      get text() {
        return entryInWords(entry, turn);
      },
      turn: after(entry, turn),
    };
  });

function entryInWords(entry: ShownEntry, turn: Turn, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return diceMoveInWords(entry.move, turn, names[entry.seat]!, names) ?? entry.move;
    case "drawn":
      return diceDrawnInWords(entry.occasion, entry.pieces, names) ?? "";
    default:
      return endInWords(entry, names);
  }
}

/** A scoring, or the end of the game. */
export function endInWords(
  entry: Extract<ShownEntry, { what: "scored" | "ended" }>,
  names: string[],
): string {
  if (entry.what === "scored") {
    return words("log-scored", { scoring: entry.scoring.name });
  }
  return words("log-ended", {
    names: entry.winners.map((seat) => names[seat]).join(", "),
    winners: entry.winners.length,
  });
}

const nameOf = (letter: string) => kindNames([kindOf(letter)]);

/** Dice in words: how many of each type. */
export const diceInWords = (dice: string): string =>
  LETTERS.flatMap((letter) => {
    const number = [...dice].filter((each) => each === letter).length;
    return number > 0 ? [`${number} × ${nameOf(letter)}`] : [];
  }).join(", ");

/** Nothing, if the move is none with dice. */
export function diceMoveInWords(
  text: string,
  turn: Turn,
  name: string,
  names: string[],
): string | null {
  const move = diceMoveOf(text);
  if (!move) return null;
  switch (move.verb) {
    case "keep":
      if (!move.dice) return words("dice-log-keep-nothing", { name });
      return words("dice-log-keep", { name, dice: diceInWords(move.dice) });
    case "marker":
    case "displace": {
      const number = numberOf(move.letter, turn);
      return words(`dice-log-${move.verb}`, { name, number, kind: nameOf(move.letter) });
    }
    case "black":
    case "exchange":
      return words(`dice-log-${move.verb}`, { name, kind: nameOf(move.letter) });
    case "name":
      return words("dice-log-name", { name, other: names[move.seat] ?? "" });
    default:
      return words(`dice-log-${move.verb}`, { name });
  }
}

/** Nothing, if chance gave it for none of the occasions with dice. */
export function diceDrawnInWords(
  occasion: string,
  pieces: string[],
  names: string[],
): string | null {
  const first = pieces[0]!;
  switch (occasion) {
    case "lot":
      return words("dice-log-lot", { name: names[Number(/\d+/.exec(first)?.[0] ?? 1) - 1] ?? "" });
    case "column":
      return words("dice-log-column", { kind: nameOf(first) });
    case "dirk":
      return words("dice-log-dirk", { kind: nameOf(first) });
    case "tokens":
      return words("dice-log-tokens", { tokens: tokenNames(pieces) });
    case "roll":
      return words("dice-log-roll", { dice: diceInWords(pieces.join("")) });
    default:
      return null;
  }
}
