import { expect, it } from "vitest";
import type { ScorerView, ScoringView } from "../wire/types";
import { byLetter, scorersOf, together } from "./scorers";

const scorer = (points: number[], total: number): ScorerView => ({
  points,
  counted: points.map((number) => ({ number: Math.abs(number) })),
  sum: points.reduce((all, each) => all + each, 0),
  total,
});

const FIRST: ScoringView = {
  name: "A",
  belongs_to: "A",
  cause_after: null,
  detail: null,
  causes: ["P", "wall"],
  seats: [scorer([1, 4], 5), scorer([0, 6], 6)],
  imaginary: { Dirk: { ...scorer([0, 0], 0), counted: [{ number: 0 }, null] } },
  leaders: [1],
};
const ATTACK: ScoringView = {
  name: "A-invaders",
  belongs_to: "A",
  cause_after: "invaders",
  detail: "north",
  causes: ["invaders"],
  seats: [scorer([-3], 2), scorer([0], 6)],
  imaginary: {},
  leaders: [1],
};
const SECOND: ScoringView = {
  ...FIRST,
  name: "B",
  belongs_to: "B",
  seats: [scorer([8, 5], 15), scorer([1, 7], 14)],
  imaginary: { Dirk: { ...scorer([3, 0], 3), counted: [{ number: 2 }, null] } },
  leaders: [0],
};

it("lists the players first and Dirk behind them, without a seat", () => {
  const scorers = scorersOf(FIRST, ["Leïla", "Tariq"]);
  expect(scorers.map(({ name, seat, total }) => [name, seat, total])).toEqual([
    ["Leïla", 0, 5],
    ["Tariq", 1, 6],
    ["Dirk", null, 0],
  ]);
});

it("has nothing to put together before the first scoring", () => {
  expect(together([])).toBeNull();
});

it("puts scorings together, cause by cause, whoever has a part in them", () => {
  const all = together([FIRST, ATTACK, SECOND])!;
  expect(all.causes).toEqual(["P", "wall", "invaders"]);
  expect(all.seats.map(({ points }) => points)).toEqual([
    [9, 9, -3],
    [1, 13, 0],
  ]);
  expect(all.imaginary.Dirk!.points).toEqual([3, 0, 0]);
  expect(all.imaginary.Dirk!.counted).toEqual([{ number: 2 }, null, null]);
  expect(all.seats.map(({ sum, total }) => [sum, total])).toEqual([
    [15, 15],
    [14, 14],
  ]);
  expect(all.leaders).toEqual([0]);
});

it("tells an attack with the scoring that it came after", () => {
  expect(byLetter([FIRST, ATTACK, SECOND]).map(({ name, seats }) => [name, seats[0]])).toEqual([
    ["A", { ...scorer([1, 4, -3], 2) }],
    ["B", scorer([8, 5], 15)],
  ]);
});
