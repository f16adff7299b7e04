import { expect, it } from "vitest";
import { changed, inOrder, keptIn, rerolled, thrown } from "./dice-row";

const letters = (dice: { letter: string }[]) => dice.map(({ letter }) => letter).join("");

it("lets kept dice lie where they are", () => {
  const dice = rerolled(thrown("PPSSSACT"), [2, 4], "SSAAGGTT");
  expect(letters(dice)).toBe("AASGSGTT");
  expect(dice.map(({ rolled }) => rolled)).toEqual([2, 2, 1, 2, 1, 2, 2, 2]);
});

it("changes as few dice as can be when a roll is annulled", () => {
  const dice = changed(thrown("PPSSSACT"), "PPSSAACT");
  expect(letters(dice)).toBe("PPSSAACT");
  expect(dice.every(({ rolled }) => rolled === 1)).toBe(true);
});

it("writes dice in the order of their types", () => {
  expect(inOrder(["T", "S", "P", "S"])).toBe("PSST");
});

it("finds what was kept", () => {
  const moved = (move: string) => ({ what: "moved" as const, seat: 0, move });
  expect(keptIn({ version: 1, entries: [moved("keep SSS")] })).toBe("SSS");
  expect(keptIn({ version: 1, entries: [moved("keep nothing")] })).toBe("");
  expect(keptIn({ version: 1, entries: [moved("marker S")] })).toBeNull();
});
