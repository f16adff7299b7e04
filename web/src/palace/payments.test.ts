import { expect, it } from "vitest";
import { best, contains } from "./payments";

it("counts two cards alike twice", () => {
  expect(contains(["y3", "g5"], ["y3", "y3"])).toBe(false);
  expect(contains(["y3", "g5", "y3"], ["y3", "y3"])).toBe(true);
});

it("suggests the least money, and of equal sums the fewest cards", () => {
  expect(best([["y9"], ["y3", "y4"], ["y7"]])).toEqual(["y7"]);
});
