/** Parses the moves of games with dice, as written in records. */

export type DiceMove =
  | { verb: "keep"; dice: string }
  | { verb: "marker" | "displace" | "black" | "exchange"; letter: string }
  | { verb: "annul" | "accept" | "take-points" | "take-token" }
  | { verb: "name"; seat: number };

/** Null if it is not a dice move. */
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

/** Whether it rolls dice, so that the turn continues. */
export const isRoll = (text: string): boolean =>
  ["keep", "annul"].includes(diceMoveOf(text)?.verb ?? "");
