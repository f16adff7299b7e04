import { expect, it } from "vitest";
import { moveOf } from "./moves";

it("takes moves apart", () => {
  expect(moveOf("take b7")).toEqual({ verb: "take", cards: ["b7"] });
  expect(moveOf("buy G8sw g3 g5")).toEqual({ verb: "buy", tile: "G8sw", cards: ["g3", "g5"] });
  expect(moveOf("place G8sw 1,0")).toEqual({ verb: "place", tile: "G8sw", at: "1,0" });
  expect(moveOf("swap G8sw T9es")).toEqual({ verb: "swap", tile: "G8sw", away: "T9es" });
  expect(moveOf("reserve G8sw")).toEqual({ verb: "reserve", tile: "G8sw" });
  expect(moveOf("end")).toEqual({ verb: "end" });
  expect(moveOf("chests 2")).toEqual({ verb: "chests", room: 2 });
  expect(moveOf("pay g3 y5")).toEqual({ verb: "pay", cards: ["g3", "y5"] });
  expect(moveOf("chest T12")).toEqual({ verb: "chest", tile: "T12" });
  expect(moveOf("hire y3*")).toEqual({ verb: "hire", card: "y3*" });
  expect(moveOf("decline")).toEqual({ verb: "decline" });
  expect(moveOf("dance 3")).toEqual({ verb: "other", text: "dance 3" });
});
