/** The texts of the moves of games with dice, as they stand in records, taken apart. */

export type DiceMove =
  | { verb: "keep"; dice: string }
  | { verb: "marker" | "displace" | "black" | "exchange"; letter: string }
  | { verb: "annul" | "accept" | "take-points" | "take-token" }
  | { verb: "name"; seat: number };

/** Nothing, if it is no move with dice. */
export function diceMoveOf(text: string): DiceMove | null {
  const [verb, what = ""] = text.split(" ");
  switch (verb) {
    case "keep":
      return { verb, dice: what === "nothing" ? "" : what };
    case "marker":
    case "displace":
    case "black":
    case "exchange":
      return { verb, letter: what };
    case "annul":
    case "accept":
      return { verb };
    case "name":
      return { verb, seat: Number(what) - 1 };
    case "take":
      if (what === "points" || what === "token") return { verb: `take-${what}` };
  }
  return null;
}
