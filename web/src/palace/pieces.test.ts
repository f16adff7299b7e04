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
  expect(tileOf("BbPAG").bazaar).toEqual({
    currency: "denar",
    kinds: ["pavilion", "arcades", "garden"],
  });
});

it("takes a card apart", () => {
  expect(cardOf("y7")).toEqual({ text: "y7", currency: "florin", value: 7 });
  expect(cardOf("g3*")).toEqual({ text: "g3*", currency: "dirham", value: 3, builder: true });
  expect(worth(["b9", "b3*"])).toBe(12);
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
  expect(moveOf("chests 2")).toEqual({ verb: "chests", room: 2 });
  expect(moveOf("pay g3 y5")).toEqual({ verb: "pay", cards: ["g3", "y5"] });
  expect(moveOf("chest T12")).toEqual({ verb: "chest", tile: "T12" });
  expect(moveOf("hire y3*")).toEqual({ verb: "hire", card: "y3*" });
  expect(moveOf("decline")).toEqual({ verb: "decline" });
  expect(moveOf("dance 3")).toEqual({ verb: "other", text: "dance 3" });
});
