import { expect, it } from "vitest";
import type { ScoringView } from "../wire/types";
import { byLetter, scorersOf, sum, together, totalsAfter } from "./scorers";

const FIRST: ScoringView = {
  name: "A",
  causes: ["P", "wall"],
  seats: [
    [1, 4],
    [0, 6],
  ],
  imaginary: { Dirk: [0, 0] },
};
const SECOND: ScoringView = {
  name: "B",
  causes: ["P", "wall"],
  seats: [
    [8, 5],
    [1, 7],
  ],
  imaginary: { Dirk: [3, 0] },
};

it("lists the players first and Dirk behind them, without a seat", () => {
  const scorers = scorersOf(FIRST, ["Leïla", "Tariq"], [5, 6, 0]);
  expect(scorers.map(({ name, seat }) => [name, seat])).toEqual([
    ["Leïla", 0],
    ["Tariq", 1],
    ["Dirk", null],
  ]);
});

it("knows what each has after the scoring", () => {
  expect(scorersOf(SECOND, ["Leïla", "Tariq"], [18, 14]).map(({ total }) => total)).toEqual([
    18, 14, 3,
  ]);
});

it("adds scorings up, cause by cause", () => {
  const all = together([FIRST, SECOND])!;
  expect(all.seats).toEqual([
    [9, 9],
    [1, 13],
  ]);
  expect(all.imaginary).toEqual({ Dirk: [3, 0] });
  expect(sum(all.seats[0]!)).toBe(18);
});

it("has nothing to add up before the first scoring", () => {
  expect(together([])).toBeNull();
});

it("adds up what has other causes, such as an attack after a scoring", () => {
  const attack: ScoringView = {
    name: "A-invaders",
    causes: ["invaders"],
    seats: [[-3], [0]],
    imaginary: {},
  };
  const scorings = [FIRST, attack, SECOND];
  expect(together(scorings)!.causes).toEqual(["P", "wall", "invaders"]);
  expect(together(scorings)!.seats).toEqual([
    [9, 9, -3],
    [1, 13, 0],
  ]);
  expect(totalsAfter(scorings, "A-invaders")).toEqual([2, 6, 0]);
  expect(byLetter(scorings).map(({ name, seats }) => [name, seats[0]])).toEqual([
    ["A", [1, 4, -3]],
    ["B", [8, 5]],
  ]);
});
