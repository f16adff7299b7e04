import { expect, it } from "vitest";
import { ropePath } from "./rope";

it("runs along one wall, outside it", () => {
  expect(ropePath([{ at: "0,0", side: "north" }], 0, 0)).toBe("M0 -8.5L100 -8.5");
});

it("turns round an outer corner", () => {
  const wall = [
    { at: "0,0", side: "north" },
    { at: "0,0", side: "east" },
  ] as const;
  expect(ropePath([...wall], 0, 0)).toBe("M0 -8.5L108.5 -8.5L108.5 100");
});

it("turns into an inner corner", () => {
  const wall = [
    { at: "0,0", side: "east" },
    { at: "1,-1", side: "north" },
  ] as const;
  expect(ropePath([...wall], 0, 0)).toBe("M108.5 0L108.5 91.5L200 91.5");
});

it("goes straight on from tile to tile", () => {
  const wall = [
    { at: "-1,2", side: "north" },
    { at: "0,2", side: "north" },
  ] as const;
  expect(ropePath([...wall], -1, 2)).toBe("M0 -8.5L100 -8.5L200 -8.5");
});

it("closes where the wall runs all round", () => {
  const wall = (["north", "east", "south", "west"] as const).map((side) => ({ at: "0,0", side }));
  expect(ropePath(wall, 0, 0)).toBe("M-8.5 -8.5L108.5 -8.5L108.5 108.5L-8.5 108.5Z");
});

it("is nothing without a wall", () => {
  expect(ropePath([], 0, 0)).toBe("");
});
