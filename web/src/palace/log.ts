/** What has happened, in words. */
import { linesOf, type LogLine, type ShownEntry } from "../table/log";
import type { Event } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { cardName, cardNames, tileName, tileNames, typeNames } from "../words/pieces";
import { moveOf } from "./moves";
import { SIDES, tileOf, worth, type Side } from "../pieces";

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
      if (entry.scoring.cause_after) return words("log-attacked");
      return words("log-scored", { scoring: entry.scoring.name });
    case "ended":
      return words("log-ended", {
        names: entry.winners.map((seat) => names[seat]).join(", "),
        winners: entry.winners.length,
      });
  }
}

export function moveInWords(text: string, name: string): string {
  const move = moveOf(text);
  switch (move.verb) {
    case "take":
      return words("log-take", { name, cards: cardNames(move.cards) });
    case "buy":
      if (tileOf(move.tile).bazaar) {
        const facts = { name, tile: tileName(move.tile), cards: cardNames(move.cards) };
        return words("log-buy-bazaar", facts);
      }
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
    case "chests":
      return words("log-chests", { name, room: move.room });
    case "pay":
      return words("log-pay", { name, cards: cardNames(move.cards) });
    case "chest":
      return words("log-chest", { name, tile: tileName(move.tile) });
    case "hire":
      return words("log-hire", { name, card: cardName(move.card) });
    case "other":
      return move.text;
    default:
      return words(`log-${move.verb}`, { name });
  }
}

const CARD = /^[a-z]\d+\*?$/;
const UNSEEN = "?";
const SCORING = /^#([A-Z])$/;

function drawnInWords(occasion: string, pieces: string[], names: string[]): string {
  const cards = pieces.filter((piece) => CARD.test(piece));
  const scorings = pieces.flatMap((piece) => SCORING.exec(piece)?.[1] ?? []);
  const [, event = "", number = ""] = /^([a-z]+)(\d?)$/.exec(occasion) ?? [];
  const module = moduleDrawn(event, Number(number), pieces, names);
  if (module) return module;
  const seat = event === "deal" ? number : "";
  if (seat) return words("log-deal", { name: names[+seat - 1]!, cards: cardNames(cards) });
  if (occasion === "market") return words("log-market", { tiles: tileNames(pieces) });
  if (occasion === "dirk") return words("log-dirk", { tiles: tileNames(pieces) });
  const sentences = scorings.map((scoring) => words("log-scoring-card", { scoring }));
  if (cards.length > 0) sentences.unshift(words("log-money", { cards: cardNames(cards) }));
  return sentences.join(" ");
}

/** What chance gave a module; nothing if the event is none of theirs. */
function moduleDrawn(event: string, number: number, pieces: string[], names: string[]) {
  const name = names[number - 1] ?? "";
  const unseen = pieces.includes(UNSEEN);
  switch (event) {
    case "room":
      return words("log-room", { room: number, chests: typeNames(pieces) });
    case "builders":
      if (unseen) return words("log-builders-unseen", { name, cards: pieces.length });
      return words("log-builders", { name, cards: cardNames(pieces) });
    case "scouts":
      return words("log-scouts", { scouts: typeNames(pieces) });
    case "attack":
      return words("log-attack", { side: sideOf(pieces.at(-1)!) });
    case "look":
      if (unseen) return words("log-look-unseen", { name });
      return words("log-look", { name, side: sideOf(pieces.at(-1)!) });
    default:
      return null;
  }
}

const sideOf = (letter: string): Side =>
  SIDES.find((side) => side.startsWith(letter.toLowerCase()))!;
