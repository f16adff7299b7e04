/** What has happened in games with dice, in words. */
import { kindOf, LETTERS } from "../pieces";
import { linesOf, type LogLine, type ShownEntry } from "../table/log";
import type { DiceView, Event, Reward } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { kindNames } from "../words/pieces";
import { diceMoveOf } from "./moves";
import { tokenName, tokenNames } from "./tokens";
import { NEW_TURN, turnAfter, type Turn } from "./turn";

type Entry<What extends ShownEntry["what"]> = Extract<ShownEntry, { what: What }>;

/** A line, and the dice of the turn as they are after it. */
interface DiceLine extends LogLine {
  turn: Turn;
  round: number;
  /** Whether it is about what is laid out for a round. */
  isSetup: boolean;
}

/** What is drawn at the beginning of a round. */
const SETUP = ["lot", "column", "tokens", "dirk", "pile", "bag"];

export const logOf = (events: Event[], names: string[], { rewards }: DiceView): LogLine[] =>
  diceLinesOf(events, rewards, (entry, turn) => entryInWords(entry, turn, names));

/** All log lines of a game with dice, each with the turn as it is after it. */
export const diceLinesOf = (
  events: Event[],
  rewards: Reward[],
  entryInWords: (entry: ShownEntry, turn: Turn) => string,
): LogLine[] => {
  const rewarded = new Set(rewards.map(({ round }) => round));
  return linesOf<DiceLine>(events, (entry, line, before) => {
    const turn = turnAfter(entry, before?.turn ?? NEW_TURN);
    const isSetup = entry.what === "drawn" && SETUP.includes(entry.occasion);
    const round = before ? before.round + Number(isSetup && !before.isSetup) : 1;
    return {
      ...line,
      get text() {
        return entryInWords(entry, turn);
      },
      turn,
      round,
      hasResults: rewarded.has(round),
      isSetup,
    };
  });
};

function entryInWords(entry: ShownEntry, turn: Turn, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return diceMoveInWords(entry, names) ?? entry.move;
    case "drawn":
      return diceDrawnInWords(entry, turn, names) ?? "";
    default:
      return endInWords(entry, names);
  }
}

/** A scoring, or the end of the game. */
export function endInWords(entry: Entry<"scored" | "ended">, names: string[]): string {
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

/** Null if it is not a dice move. */
export function diceMoveInWords(
  { seat, move: text, about = {} }: Entry<"moved">,
  names: string[],
): string | null {
  const move = diceMoveOf(text);
  if (!move) return null;
  const name = names[seat]!;
  switch (move.verb) {
    case "keep":
      if (!move.dice) return words("dice-log-keep-nothing", { name });
      return words("dice-log-keep", { name, dice: diceInWords(move.dice) });
    case "marker":
    case "displace": {
      const { field = "", lands } = about;
      const [number, rolls] = field.split("/").map(Number) as [number, number];
      const facts = { name, kind: nameOf(move.letter), number, rolls, lands: lands ?? "" };
      if (move.verb === "displace") return words("dice-log-displace", facts);
      if (!lands) return words("dice-log-marker-out", facts);
      return words(lands === field ? "dice-log-marker" : "dice-log-marker-behind", facts);
    }
    case "black":
      return words("dice-log-black", { name, kind: nameOf(move.letter) });
    case "exchange":
      return words("dice-log-exchange", {
        name,
        from: nameOf(about.type!),
        kind: nameOf(move.letter),
      });
    case "name":
      return words("dice-log-name", { name, other: names[move.seat] ?? "" });
    case "annul":
      return words("dice-log-annul", { name });
    default:
      return words(`dice-log-${move.verb}`, {
        name,
        kind: nameOf(about.type!),
        token: tokenName(about.token ?? ""),
        due: Number(about.due),
      });
  }
}

/** Null if the draw has nothing to do with dice. */
export function diceDrawnInWords(
  { occasion, pieces }: Entry<"drawn">,
  turn: Turn,
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
      return words("dice-log-roll", { dice: diceInWords(turn.dice) });
    default:
      return null;
  }
}
