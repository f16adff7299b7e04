/** What has happened in Alcazaba, in words: dice as in the Dice Game, building as in Palace. */
import { diceDrawnInWords, diceLinesOf, diceMoveInWords, endInWords } from "../dice/log";
import type { Turn } from "../dice/turn";
import { moveInWords } from "../palace/log";
import type { LogLine, ShownEntry } from "../table/log";
import type { Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { tileName, tileNames } from "../words/pieces";

export const logOf = (events: Event[], names: string[]): LogLine[] =>
  diceLinesOf(events, (entry, turn) => entryInWords(entry, turn, names));

function entryInWords(entry: ShownEntry, turn: Turn, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return moved(entry.move, turn, names[entry.seat]!, names);
    case "drawn": {
      const { occasion, pieces } = entry;
      if (occasion === "pile" || occasion === "bag") {
        return words(`alcazaba-log-${occasion}`, { tiles: tileNames(pieces) });
      }
      return diceDrawnInWords(occasion, pieces, names) ?? "";
    }
    default:
      return endInWords(entry, names);
  }
}

function moved(move: string, turn: Turn, name: string, names: string[]): string {
  const [verb, what = ""] = move.split(" ");
  if (verb === "take") {
    if (what === "start") return words("alcazaba-log-start", { name });
    return words("alcazaba-log-take", { name, tile: tileName(what) });
  }
  return diceMoveInWords(move, turn, name, names) ?? moveInWords(move, name);
}
