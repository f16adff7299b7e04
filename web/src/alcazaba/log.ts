/** What has happened in Alcazaba, in words: dice as in the Dice Game, building as in Palace. */
import { diceDrawnInWords, diceMoveInWords, endInWords } from "../dice/log";
import { moveInWords } from "../palace/log";
import { linesOf, type Line, type Told } from "../table/log";
import type { Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { tileName, tileNames } from "../words/pieces";

export const logOf = (events: Event[], names: string[]): Line[] =>
  linesOf(events, (happening, line) => ({ ...line, text: told(happening, names) }));

function told(happening: Told, names: string[]): string {
  switch (happening.what) {
    case "moved":
      return moved(happening.move, names[happening.seat]!, names);
    case "drawn": {
      const { occasion, pieces } = happening;
      if (occasion === "pile" || occasion === "bag") {
        return words(`alcazaba-log-${occasion}`, { tiles: tileNames(pieces) });
      }
      return diceDrawnInWords(occasion, pieces, names) ?? "";
    }
    default:
      return endInWords(happening, names);
  }
}

function moved(move: string, name: string, names: string[]): string {
  const [verb, what = ""] = move.split(" ");
  if (verb === "take") {
    if (what === "start") return words("alcazaba-log-start", { name });
    return words("alcazaba-log-take", { name, tile: tileName(what) });
  }
  return diceMoveInWords(move, name, names) ?? moveInWords(move, name);
}
