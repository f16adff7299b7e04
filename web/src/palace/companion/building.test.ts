import { expect, it } from "vitest";
import { whyNot, wrongWith } from "./building";

it("refuses a wall beside an open side", () => {
  expect(whyNot({}, "T9es", "0,1")).toEqual({
    rule: "P-21",
    at: "0,1",
    side: "south",
    walled: true,
  });
});

it("refuses a tile that touches nothing", () => {
  expect(whyNot({}, "T12", "2,0")?.rule).toBe("P-23");
});

it("tells of a tile that cannot be reached on foot", () => {
  expect(wrongWith({ "0,1": "T11n", "0,2": "T11s" })?.rule).toBe("P-22");
});

it("tells of an empty space that is enclosed", () => {
  const ring = ["1,0", "2,0", "2,1", "2,2", "1,2", "0,2", "0,1"];
  expect(wrongWith(Object.fromEntries(ring.map((at) => [at, "P8"])))).toEqual({
    rule: "P-24",
    at: "1,1",
  });
});
