/** The dice of a turn, according to the log. */
import type { ShownEntry } from "../table/log";
import { diceMoveOf } from "./moves";

const ALL = 8;

export interface Turn {
  /** The current dice; while some are being rolled, those that were kept. */
  dice: string;
  /** The dice before the last roll. */
  before: string;
}

export const NEW_TURN: Turn = { dice: "", before: "" };

export function turnAfter(entry: ShownEntry, turn: Turn): Turn {
  if (entry.what === "drawn" && entry.occasion === "roll") {
    // A turn can also end without a marker; then all dice are new.
    return { ...turn, dice: (turn.dice + entry.pieces.join("")).slice(-ALL) };
  }
  const move = entry.what === "moved" ? diceMoveOf(entry.move) : null;
  switch (move?.verb) {
    case "keep":
      return { dice: move.dice, before: turn.dice };
    case "annul":
      return { dice: turn.before, before: "" };
    case "marker":
    case "displace":
      return NEW_TURN;
    default:
      return turn;
  }
}
