import { expect, it } from "vitest";
import {
  cardOf,
  cellOf,
  cellText,
  kindOf,
  KINDS,
  letterOfKind,
  paysIn,
  tileOf,
  worth,
} from "./pieces";

it("takes a tile apart", () => {
  expect(tileOf("G8sw")).toEqual({
    text: "G8sw",
    kind: "garden",
    price: 8,
    walls: ["south", "west"],
  });
  expect(tileOf("T12").walls).toEqual([]);
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

it("knows types by their letters", () => {
  expect(letterOfKind("garden")).toBe("G");
  expect(KINDS.map(letterOfKind).map(kindOf)).toEqual([...KINDS]);
});
