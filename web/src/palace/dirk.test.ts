import { expect, it } from "vitest";
import type { Event, LogEntry } from "../wire/types";
import { dirksCounts } from "./dirk";

const scored = (name: string): LogEntry => ({
  what: "scored",
  scoring: { name, causes: [], seats: [], imaginary: {} },
});

it("counts what Dirk drew and was given before the scoring, and not what was taken back", () => {
  const events: Event[] = [
    { version: 0, entries: [{ what: "drawn", occasion: "dirk", pieces: ["P2", "G8sw"] }] },
    { version: 1, entries: [{ what: "moved", seat: 0, move: "give T9es" }] },
    { version: 2, entries: [{ what: "undone", seat: 0, moves: 1 }] },
    { version: 3, entries: [{ what: "moved", seat: 0, move: "give P7" }, scored("A")] },
    { version: 4, entries: [{ what: "drawn", occasion: "dirk", pieces: ["A6"] }] },
  ];
  expect(dirksCounts(events, "A")).toEqual([2, 0, 0, 0, 1, 0]);
  expect(dirksCounts(events, "B")).toEqual([2, 0, 1, 0, 1, 0]);
});
