import { expect, it } from "vitest";
import { moveOf } from "./moves";
import { bazaarOf } from "./modules/bazaars";
import { cardOf, cellOf, cellText, paysIn, tileOf, worth } from "./pieces";

it("takes a tile apart", () => {
  expect(tileOf("G8sw")).toEqual({
    text: "G8sw",
    kind: "garden",
    price: 8,
    walls: ["south", "west"],
  });
  expect(tileOf("T12").walls).toEqual([]);
});

it("takes the tiles of modules apart, and shows those that nobody here knows", () => {
  expect(tileOf("BbPAG").kind).toBe("bazaar");
  expect(bazaarOf("BbPAG")).toEqual({
    currency: "denar",
    kinds: ["pavilion", "arcades", "garden"],
  });
  expect(tileOf("X1")).toEqual({ text: "X1", kind: "unknown", price: 0, walls: [] });
});

it("takes a card apart", () => {
  expect(cardOf("y7")).toEqual({ text: "y7", currency: "florin", value: 7 });
  expect(cardOf("g3*")).toEqual({ text: "g3*", currency: "dirham", value: 3, marked: true });
  expect(cardOf("d5")).toEqual({ text: "d5", currency: "any", value: 5 });
  expect(paysIn("d5", "florin")).toBe(true);
  expect(paysIn("y5", "dirham")).toBe(false);
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
  expect(moveOf("decline")).toEqual({ verb: "decline" });
  const dance = { verb: "other", text: "dance 3", words: ["dance", "3"] };
  expect(moveOf("dance 3")).toEqual(dance);
});
