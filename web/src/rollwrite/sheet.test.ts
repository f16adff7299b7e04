import { expect, it } from "vitest";
import { diceText, linesOf, nearest, turned, without } from "./sheet";

const DICE = { yellow: [2, 5], blue: [1, 4] };

it("writes dice as moves do, the lowest first", () => {
  expect(diceText({ yellow: [5, 2], blue: [4, 1] })).toBe("25,14");
});

it("turns one die and leaves the others", () => {
  expect(turned(DICE, "yellow", 1, 6)).toEqual({ yellow: [2, 6], blue: [1, 4] });
});

it("knows what is left when a pair is taken away, also of dice that are alike", () => {
  expect(without({ yellow: [3, 3], blue: [1, 4] }, { row: 3, column: 4 })).toEqual({
    yellow: [3],
    blue: [1],
  });
});

it("finds the die that is nearest", () => {
  expect(nearest([2, 5], 4)).toBe(1);
  expect(nearest([2, 5], 1)).toBe(0);
});

it("counts the crosses of rows and columns", () => {
  const { rows, columns } = linesOf(["1,1", "1,6", "4,6"]);
  expect(rows).toEqual([2, 0, 0, 1, 0, 0]);
  expect(columns).toEqual([1, 0, 0, 0, 0, 2]);
});
