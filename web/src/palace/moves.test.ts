import { expect, it } from "vitest";
import { moveOf } from "./moves";

it("takes moves apart", () => {
  expect(moveOf("take b7")).toEqual({ verb: "take", cards: ["b7"] });
  expect(moveOf("buy G8sw g3 g5")).toEqual({ verb: "buy", tile: "G8sw", cards: ["g3", "g5"] });
  expect(moveOf("place G8sw 1,0")).toEqual({ verb: "place", tile: "G8sw", at: "1,0" });
  expect(moveOf("swap G8sw T9es")).toEqual({ verb: "swap", tile: "G8sw", away: "T9es" });
  expect(moveOf("reserve G8sw")).toEqual({ verb: "reserve", tile: "G8sw" });
  expect(moveOf("end")).toEqual({ verb: "end" });
  expect(moveOf("decline")).toEqual({ verb: "decline" });
  const dance = { verb: "other", text: "dance 3", words: ["dance", "3"] };
  expect(moveOf("dance 3")).toEqual(dance);
});
