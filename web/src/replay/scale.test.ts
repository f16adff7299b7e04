import { expect, test } from "vitest";
import { ticksFor } from "./scale";

test("an axis has a handful of round numbers around what it shows", () => {
  expect(ticksFor(0, 97)).toEqual([0, 20, 40, 60, 80, 100]);
  expect(ticksFor(-7, 30)).toEqual([-10, 0, 10, 20, 30]);
});

test("an axis has something to show even where there is nothing", () => {
  expect(ticksFor(0, 0)).toEqual([0, 1]);
});
