/** What has happened in Palace, in words. */
import { linesOf, type LogLine, type ShownEntry } from "../table/log";
import type { Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { cardName, cardNames, tileName, tileNames } from "../words/pieces";
import { firstOf } from "./modules";
import { UNSEEN } from "./modules/about";
import { moveOf } from "./moves";
import { isCard, tileOf, worth } from "../pieces";
import { causeName } from "../score/causes";

export interface PalaceLine extends LogLine {
  /** What a move has taken from the middle of the table. */
  cards: string[];
  tile: string | null;
}

export const logOf = (events: Event[], names: string[]): PalaceLine[] =>
  linesOf(events, (entry, line) => {
    const move = entry.what === "moved" ? moveOf(entry.move) : null;
    return {
      ...line,
      get text() {
        return entryInWords(entry, names);
      },
      idle: move?.verb === "decline",
      cards: move?.verb === "take" ? move.cards : [],
      tile: move?.verb === "buy" ? move.tile : null,
    };
  });

function entryInWords(entry: ShownEntry, names: string[]): string {
  switch (entry.what) {
    case "moved":
      return moveInWords(entry.move, names[entry.seat]!);
    case "drawn":
      return drawnInWords(entry.occasion, entry.pieces, names);
    case "scored":
      if (entry.scoring.cause_after) return afterScoring(entry.scoring.cause_after);
      return words("log-scored", { scoring: entry.scoring.name });
    case "ended":
      return words("log-ended", {
        names: entry.winners.map((seat) => names[seat]).join(", "),
        winners: entry.winners.length,
      });
  }
}

/** What came right after a scoring. */
const afterScoring = (cause: string): string =>
  firstOf((module) => module.after?.(cause)) ??
  words("log-after-scoring", { cause: causeName(cause) });

export function moveInWords(text: string, name: string): string {
  const module = firstOf((each) => each.move?.(text.split(" "), name));
  if (module) return module;
  const move = moveOf(text);
  switch (move.verb) {
    case "take":
      return words("log-take", { name, cards: cardNames(move.cards) });
    case "buy":
      return words("log-buy", {
        name,
        tile: tileName(move.tile),
        cards: cardNames(move.cards),
        over: worth(move.cards) - tileOf(move.tile).price,
      });
    case "place":
      return words("log-place", { name, tile: tileName(move.tile) });
    case "swap":
      return words("log-swap", { name, tile: tileName(move.tile), away: tileName(move.away) });
    case "reserve":
      return words("log-reserve", { name, tile: tileName(move.tile) });
    case "give":
      return words("log-give", { name, tile: tileName(move.tile) });
    case "other":
      return words("log-other", { name, move: piecesInWords(move.words) });
    default:
      return words(`log-${move.verb}`, { name });
  }
}

const SCORING = /^#([A-Z])$/;

/** The words of a text that the page does not know, with the names of any tiles and cards among
 * them. */
function piecesInWords(texts: string[]): string {
  return texts
    .map((text) => (isCard(text) ? cardName(text) : text === UNSEEN ? text : tileName(text)))
    .join(" ");
}

function drawnInWords(occasion: string, pieces: string[], names: string[]): string {
  const cards = pieces.filter(isCard);
  const scorings = pieces.flatMap((piece) => SCORING.exec(piece)?.[1] ?? []);
  const [, event = "", number = ""] = /^([a-z]+)(\d?)$/.exec(occasion) ?? [];
  const module = firstOf((each) => each.drawn?.(event, Number(number), pieces, names));
  if (module) return module;
  const seat = event === "deal" ? number : "";
  if (seat) return words("log-deal", { name: names[+seat - 1]!, cards: cardNames(cards) });
  if (occasion === "market") return words("log-market", { tiles: tileNames(pieces) });
  if (occasion === "dirk") return words("log-dirk", { tiles: tileNames(pieces) });
  const sentences = scorings.map((scoring) => words("log-scoring-card", { scoring }));
  if (cards.length > 0) sentences.unshift(words("log-money", { cards: cardNames(cards) }));
  if (sentences.length > 0) return sentences.join(" ");
  return words("log-drawn", { pieces: piecesInWords(pieces) });
}
