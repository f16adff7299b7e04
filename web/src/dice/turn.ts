/** The dice of a turn, as the log tells them. */
import type { ShownEntry } from "../table/log";
import { diceMoveOf } from "./moves";

const ALL = 8;

export interface Turn {
  /** What lies there; while dice are being rolled, those that were kept. */
  dice: string;
  /** What lay there before the last roll. */
  before: string;
  /** What the black die shows, if it is set. */
  black: string;
}

export const NEW_TURN: Turn = { dice: "", before: "", black: "" };

/** How many symbols of a type there are, with the black die. */
export const numberOf = (letter: string, { dice, black }: Turn): number =>
  [...(dice + black)].filter((each) => each === letter).length;

export function after(entry: ShownEntry, turn: Turn): Turn {
  if (entry.what === "drawn" && entry.occasion === "roll") {
    // A turn may also end without a marker; then all dice are new.
    return { ...turn, dice: (turn.dice + entry.pieces.join("")).slice(-ALL) };
  }
  const move = entry.what === "moved" ? diceMoveOf(entry.move) : null;
  switch (move?.verb) {
    case "keep":
      return { ...turn, dice: move.dice, before: turn.dice };
    case "annul":
      return { ...turn, dice: turn.before, before: "" };
    case "black":
      return { ...turn, black: move.letter };
    case "marker":
    case "displace":
      return NEW_TURN;
    default:
      return turn;
  }
}
