/** What has happened in Roll & Write, in words. */
import { linesOf, type LogLine, type ShownEntry } from "../table/log";
import type { Event, RollWriteView } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { typeNames } from "../words/pieces";
import { moveOf } from "./moves";
import { imaginaryName } from "./names";
import { parseCrossing } from "./sheet";

export const logOf = (events: Event[], names: string[], view: RollWriteView): LogLine[] =>
  linesOf(events, (entry, line) => ({
    ...line,
    get text() {
      return entryInWords(entry, view, names);
    },
  }));

function entryInWords(entry: ShownEntry, view: RollWriteView, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return moveInWords(entry.move, view, names[entry.seat]!);
    case "drawn":
      return rolled(entry.occasion, entry.pieces, view, names);
    case "scored":
      return words(entry.scoring.name === "round" ? "rw-log-paid" : "rw-log-scored");
    case "ended":
      if (view.seats.length === 1 && !view.contest) return words("prompt-over");
      if (entry.winners.length === 0) return words("rw-log-lost");
      return words("log-ended", {
        names: entry.winners.map((seat) => names[seat]).join(", "),
        winners: entry.winners.length,
      });
  }
}

function moveInWords(text: string, view: RollWriteView, name: string): string {
  const move = moveOf(text);
  switch (move.verb) {
    case "cross":
    case "keep":
      return words(`rw-log-${move.verb}`, { name, ...placeOf(move.at, view) });
    case "turn": {
      const [yellow = "", blue = ""] = move.dice.split(",");
      return words("rw-log-turn", { name, yellow: spaced(yellow), blue: spaced(blue) });
    }
    case "other":
      return move.text;
    default:
      return words(`rw-log-${move.verb}`, { name });
  }
}

const spaced = (pips: string): string => [...pips].join(", ");

function placeOf(at: string, view: RollWriteView) {
  const { row, column } = parseCrossing(at);
  return { row, column, building: typeNames([view.grid[row - 1]![column - 1]!]) };
}

/** What dice brought: buildings in the setup and for imaginary players, otherwise just numbers. */
function rolled(occasion: string, pairs: string[], view: RollWriteView, names: string[]): string {
  const [, event = "", number = ""] = /^([a-z]+)(\d+)$/.exec(occasion) ?? [];
  if (event === "imaginary" || event === "start") {
    const buildings = pairs.map((at) => placeOf(at, view).building);
    const name = event === "start" ? names[+number - 1]! : imaginaryName(+number);
    return words(`rw-log-${event}`, { name, buildings: buildings.join(", ") });
  }
  return words("rw-log-roll", { name: names[+number - 1]!, pairs: pairs.join("  ") });
}
