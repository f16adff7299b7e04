import { expect, test } from "vitest";
import { levelOf } from "./level";

test("a rating is a word once there are enough games, and a better one is never a lower word", () => {
  expect(levelOf({ value: 40, games: 4 })).toBe("new");
  const words = [0, 8, 16, 24, 30].map((value) => levelOf({ value, games: 5 }));
  expect(words).toEqual(["beginner", "casual", "skilled", "expert", "master"]);
});
