import { describe, expect, it } from "vitest";
import { placesOf } from "./timeline";

describe("the flags of a timeline", () => {
  it("stand at their points where there is room", () => {
    expect(placesOf([10, 60], 20, 100)).toEqual([10, 60]);
  });

  it("do not leave the line", () => {
    expect(placesOf([100], 20, 100)).toEqual([80]);
  });

  it("do not cover each other", () => {
    expect(placesOf([70, 75, 100], 20, 100)).toEqual([40, 60, 80]);
  });
});
