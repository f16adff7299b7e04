/** Parses the texts of moves, as written in records. */

export type Move =
  | { verb: "take"; cards: string[] }
  | { verb: "buy"; tile: string; cards: string[] }
  | { verb: "place"; tile: string; at: string }
  | { verb: "swap"; tile: string; away: string }
  | { verb: "reserve" | "give"; tile: string }
  | { verb: "end" | "pass" | "decline" }
  /** A module's move, word by word. It can be shown and played even if the page does not know
   * it. */
  | { verb: "other"; text: string; words: string[] };

export function moveOf(text: string): Move {
  const [verb, ...rest] = text.split(" ");
  const first = rest[0] ?? "";
  switch (verb) {
    case "take":
      return { verb, cards: rest };
    case "buy":
      return { verb, tile: first, cards: rest.slice(1) };
    case "place":
      return { verb, tile: first, at: rest[1] ?? "" };
    case "swap":
      return { verb, tile: first, away: rest[1] ?? "" };
    case "reserve":
    case "give":
      return { verb, tile: first };
    case "end":
    case "pass":
    case "decline":
      return { verb };
    default:
      return { verb: "other", text, words: text.split(" ") };
  }
}
