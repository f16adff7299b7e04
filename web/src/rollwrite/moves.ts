/** Parses the texts of moves, as written in records. */

export type Move =
  | { verb: "cross" | "keep"; at: string }
  | { verb: "turn"; dice: string }
  | { verb: "coins" | "end" }
  /** A move that this page does not know. */
  | { verb: "other"; text: string };

export function moveOf(text: string): Move {
  const [verb, what = ""] = text.split(" ");
  switch (verb) {
    case "cross":
    case "keep":
      return { verb, at: what };
    case "turn":
      return { verb, dice: what };
    case "coins":
    case "end":
      return { verb };
    default:
      return { verb: "other", text };
  }
}
