import { expect, test } from "vitest";
import { merged } from "./lights";

const light = (left: number, top: number) => ({ left, top, right: left + 10, bottom: top + 10 });

test("lights that meet are one", () => {
  expect(merged([light(0, 0), light(8, 0)])).toEqual([{ left: 0, top: 0, right: 18, bottom: 10 }]);
});

test("a light between two others joins them", () => {
  expect(merged([light(0, 0), light(16, 0), light(8, 0)])).toEqual([
    { left: 0, top: 0, right: 26, bottom: 10 },
  ]);
});

test("what lies apart has a light of its own", () => {
  expect(merged([light(0, 0), light(40, 0)])).toHaveLength(2);
});
