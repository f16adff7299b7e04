import { expect, test } from "vitest";
import { hashOf, positionIn } from "./position";

test("an address leads to the position that made it", () => {
  for (const perspective of ["mover", "spectator", 0, 5] as const) {
    expect(positionIn(hashOf({ at: 37, perspective }))).toEqual({ at: 37, perspective });
  }
});

test("an address without a position leads to the beginning", () => {
  for (const hash of ["", "#", "#x", "#-3", "#3,x"]) {
    expect(positionIn(hash)).toEqual({ at: 0, perspective: "mover" });
  }
});
