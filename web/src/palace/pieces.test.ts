import { expect, it } from "vitest";
import { moveOf } from "./moves";
import { cardOf, cellOf, cellText, tileOf, worth } from "./pieces";

it("takes a tile apart", () => {
  expect(tileOf("G8sw")).toEqual({
    text: "G8sw",
    kind: "garden",
    price: 8,
    walls: ["south", "west"],
  });
  expect(tileOf("T12").walls).toEqual([]);
  expect(() => tileOf("F")).toThrow();
});

it("takes a card apart", () => {
  expect(cardOf("y7")).toEqual({ text: "y7", currency: "florin", value: 7 });
  expect(worth(["b9", "b3"])).toBe(12);
});

it("reads and writes places", () => {
  expect(cellOf("1,-2")).toEqual({ x: 1, y: -2 });
  expect(cellText({ x: -3, y: 0 })).toBe("-3,0");
});

it("takes moves apart", () => {
  expect(moveOf("take b7")).toEqual({ verb: "take", cards: ["b7"] });
  expect(moveOf("buy G8sw g3 g5")).toEqual({ verb: "buy", tile: "G8sw", cards: ["g3", "g5"] });
  expect(moveOf("place G8sw 1,0")).toEqual({ verb: "place", tile: "G8sw", at: "1,0" });
  expect(moveOf("swap G8sw T9es")).toEqual({ verb: "swap", tile: "G8sw", away: "T9es" });
  expect(moveOf("reserve G8sw")).toEqual({ verb: "reserve", tile: "G8sw" });
  expect(moveOf("end")).toEqual({ verb: "end" });
  expect(() => moveOf("dance")).toThrow();
});
