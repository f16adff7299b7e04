import { expect, it } from "vitest";
import type { Event, Happening } from "../wire/types";
import { dirksCounts } from "./dirk";

const scored = (name: string): Happening => ({
  what: "scored",
  scoring: { name, causes: [], seats: [], imaginary: {} },
});

it("counts what Dirk drew and was given before the scoring, and not what was taken back", () => {
  const events: Event[] = [
    { version: 0, happened: [{ what: "drawn", occasion: "dirk", pieces: ["P2", "G8sw"] }] },
    { version: 1, happened: [{ what: "moved", seat: 0, move: "give T9es" }] },
    { version: 2, happened: [{ what: "taken-back", seat: 0, moves: 1 }] },
    { version: 3, happened: [{ what: "moved", seat: 0, move: "give P7" }, scored("A")] },
    { version: 4, happened: [{ what: "drawn", occasion: "dirk", pieces: ["A6"] }] },
  ];
  expect(dirksCounts(events, "A")).toEqual([2, 0, 0, 0, 1, 0]);
  expect(dirksCounts(events, "B")).toEqual([2, 0, 1, 0, 1, 0]);
});
