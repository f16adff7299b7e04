import { expect, it } from "vitest";
import { tileOf } from "../../pieces";
import { bazaarOf } from "./bazaars";

it("takes the tiles of modules apart, and shows those that nobody here knows", () => {
  expect(tileOf("BbPAG").kind).toBe("bazaar");
  expect(bazaarOf("BbPAG")).toEqual({
    currency: "denar",
    kinds: ["pavilion", "arcades", "garden"],
  });
  expect(tileOf("X1")).toEqual({ text: "X1", kind: "unknown", price: 0, walls: [] });
});
