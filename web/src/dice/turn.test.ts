import { expect, it } from "vitest";
import type { ShownEntry } from "../table/log";
import { NEW_TURN, after, numberOf } from "./turn";

const moved = (move: string): ShownEntry => ({ what: "moved", seat: 0, move });
const rolled = (dice: string): ShownEntry => ({ what: "drawn", occasion: "roll", pieces: [dice] });

const turnAfter = (...entries: ShownEntry[]) =>
  entries.reduce((turn, entry) => after(entry, turn), NEW_TURN);

it("counts the dice that were kept and those that were rolled", () => {
  const turn = turnAfter(rolled("PPSSSACT"), moved("keep SSS"), rolled("SSPPP"));
  expect(numberOf("S", turn)).toBe(5);
  expect(numberOf("P", turn)).toBe(3);
  expect(numberOf("T", turn)).toBe(0);
});

it("counts the black die", () => {
  expect(numberOf("S", turnAfter(rolled("PPSSSACT"), moved("black S")))).toBe(4);
});

it("counts what lay there before a roll that was annulled", () => {
  const turn = turnAfter(rolled("PPSSSACT"), moved("keep SSS"), rolled("SSPPP"), moved("annul"));
  expect(numberOf("S", turn)).toBe(3);
});

it("rolls all dice anew when the first roll is annulled, beside the black die", () => {
  const turn = turnAfter(rolled("PPSSSACT"), moved("black S"), moved("annul"), rolled("SSTTTTTT"));
  expect(numberOf("S", turn)).toBe(3);
});

it("begins anew when a marker is placed, and when a turn ends without one", () => {
  const first = turnAfter(rolled("SSSSSSSS"), moved("marker S"), rolled("SPPPPPPP"));
  expect(numberOf("S", first)).toBe(1);
  expect(numberOf("S", turnAfter(rolled("SSSSSSSS"), rolled("SPPPPPPP")))).toBe(1);
});
