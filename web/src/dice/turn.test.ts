import { expect, it } from "vitest";
import type { ShownEntry } from "../table/log";
import { NEW_TURN, turnAfter } from "./turn";

const moved = (move: string): ShownEntry => ({ what: "moved", seat: 0, move });
const rolled = (dice: string): ShownEntry => ({ what: "drawn", occasion: "roll", pieces: [dice] });

const diceAfter = (...entries: ShownEntry[]) =>
  entries.reduce((turn, entry) => turnAfter(entry, turn), NEW_TURN).dice;

it("has the dice that were kept and those that were rolled", () => {
  expect(diceAfter(rolled("PPSSSACT"), moved("keep SSS"), rolled("SSPPP"))).toBe("SSSSSPPP");
});

it("has what lay there before a roll that was annulled", () => {
  const kept = [rolled("PPSSSACT"), moved("keep SSS"), rolled("SSPPP"), moved("annul")];
  expect(diceAfter(...kept)).toBe("PPSSSACT");
});

it("has all dice anew when the first roll is annulled", () => {
  expect(diceAfter(rolled("PPSSSACT"), moved("annul"), rolled("SSTTTTTT"))).toBe("SSTTTTTT");
});

it("begins anew when a marker is placed, and when a turn ends without one", () => {
  const next = rolled("SPPPPPPP");
  expect(diceAfter(rolled("SSSSSSSS"), moved("marker S"), next)).toBe("SPPPPPPP");
  expect(diceAfter(rolled("SSSSSSSS"), next)).toBe("SPPPPPPP");
});
