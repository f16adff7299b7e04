/** What has happened in Alcazaba, in words: dice as in the Dice Game, building as in Palace. */
import { diceDrawnInWords, diceLinesOf, diceMoveInWords, endInWords } from "../dice/log";
import type { Turn } from "../dice/turn";
import { moveInWords } from "../palace/log";
import { kindOf } from "../pieces";
import type { LogLine, ShownEntry } from "../table/log";
import type { AlcazabaView, Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { kindNames, tileName, tileNames } from "../words/pieces";

export const logOf = (events: Event[], names: string[], { rewards }: AlcazabaView): LogLine[] =>
  diceLinesOf(events, rewards, (entry, turn) => entryInWords(entry, turn, names));

function entryInWords(entry: ShownEntry, turn: Turn, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return moved(entry, names);
    case "drawn": {
      const { occasion, pieces } = entry;
      if (occasion === "pile" || occasion === "bag") {
        return words(`alcazaba-log-${occasion}`, { tiles: tileNames(pieces) });
      }
      return diceDrawnInWords(entry, turn, names) ?? "";
    }
    default:
      return endInWords(entry, names);
  }
}

function moved(entry: Extract<ShownEntry, { what: "moved" }>, names: string[]): string {
  const [verb, what = ""] = entry.move.split(" ");
  const name = names[entry.seat]!;
  if (verb === "take") {
    const kind = kindNames([kindOf(entry.about!.type!)]);
    if (what === "start") return words("alcazaba-log-start", { name, kind });
    return words("alcazaba-log-take", { name, tile: tileName(what) });
  }
  return diceMoveInWords(entry, names) ?? moveInWords(entry.move, name);
}
