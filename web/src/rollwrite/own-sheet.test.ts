import { expect, it } from "vitest";
import { lettersOf, sheetOf, wrongWith } from "./own-sheet";

const SHEET = "PSACGT/SACGTP/ACGTPS/CGTPSA/GTPSAC/TPSACG";

it("takes a sheet apart and puts it together again", () => {
  expect(sheetOf(lettersOf(SHEET))).toBe(SHEET);
  expect(wrongWith(lettersOf(SHEET))).toBeNull();
});

it("names the first building that is missing, with its row and column", () => {
  const wrong = wrongWith(lettersOf("PSACGT/SA"));
  expect(wrong).toMatchObject({ id: "bad-sheet-short", facts: { row: 2, column: 3 } });
});

it("names a type that is not there", () => {
  const wrong = wrongWith(lettersOf(SHEET.replaceAll("T", "P")));
  expect(wrong).toMatchObject({ id: "bad-sheet-type", facts: { letter: "T" } });
});
