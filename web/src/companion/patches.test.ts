import { describe, expect, it } from "vitest";
import file from "../../cases.json";
import { changesBetween, undone } from "./patches";

describe("what changed", () => {
  it("makes the earlier one again, whatever the two are", () => {
    const values: unknown[] = [
      null,
      7,
      "a",
      [],
      {},
      { a: 1, b: [1, 2, { c: null }] },
      { a: 1, b: [1, 2, { c: "x", d: [] }] },
      { b: [1, 2] },
      ...file.palace.slice(0, 6),
      ...file.dice.slice(0, 6),
    ];
    for (const before of values) {
      for (const after of values) {
        expect(undone(after, changesBetween(before, after))).toEqual(before);
      }
    }
  });

  it("is as small as what was done", () => {
    const table = { alhambras: [{ "0,1": "T12" }, {}], dirk: ["P8"] };
    const after = { ...table, alhambras: [{ "0,1": "T12", "1,0": "A9" }, {}] };
    expect(changesBetween(table, after)).toEqual([{ path: ["alhambras", 0, "1,0"] }]);
  });
});
