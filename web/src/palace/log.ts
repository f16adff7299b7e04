/** What has happened, in words. */
import type { Event, Happening } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { cardNames, tileName, tileNames } from "../words/pieces";
import { moveOf } from "./moves";
import { tileOf, worth } from "./pieces";

export interface Line {
  key: string;
  /** Whose move it was; nobody's, if chance or the rules did it. */
  seat: number | null;
  text: string;
  /** What a move has taken from the middle of the table. */
  cards: string[];
  tile: string | null;
}

/** All lines, the oldest first. Moves that were taken back are not told. */
export function logOf(events: Event[], names: string[]): Line[] {
  const lines: Line[] = [];
  for (const { version, happened } of events) {
    happened.forEach((happening, number) => {
      if (happening.what === "taken-back") {
        lines.splice(lines.length - happening.moves);
        return;
      }
      const text = told(happening, names);
      const move = happening.what === "moved" ? moveOf(happening.move) : null;
      lines.push({
        key: `${version}.${number}`,
        seat: happening.what === "moved" ? happening.seat : null,
        text,
        cards: move?.verb === "take" ? move.cards : [],
        tile: move?.verb === "buy" ? move.tile : null,
      });
    });
  }
  return lines;
}

function told(happening: Exclude<Happening, { what: "taken-back" }>, names: string[]): string {
  switch (happening.what) {
    case "moved":
      return moveInWords(happening.move, names[happening.seat]!);
    case "drawn":
      return drawnInWords(happening.occasion, happening.pieces, names);
    case "scored":
      return words("log-scored", { scoring: happening.scoring.name });
    case "ended":
      return words("log-ended", {
        names: happening.winners.map((seat) => names[seat]).join(", "),
        winners: happening.winners.length,
      });
  }
}

export function moveInWords(text: string, name: string): string {
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
    default:
      return words(`log-${move.verb}`, { name });
  }
}

const CARD = /^[a-z]\d+$/;
const SCORING = /^#([A-Z])$/;

function drawnInWords(occasion: string, pieces: string[], names: string[]): string {
  const cards = pieces.filter((piece) => CARD.test(piece));
  const scorings = pieces.flatMap((piece) => SCORING.exec(piece)?.[1] ?? []);
  const seat = /^deal(\d)$/.exec(occasion)?.[1];
  if (seat) return words("log-deal", { name: names[+seat - 1]!, cards: cardNames(cards) });
  if (occasion === "market") return words("log-market", { tiles: tileNames(pieces) });
  if (occasion === "dirk") return words("log-dirk", { tiles: tileNames(pieces) });
  const sentences = scorings.map((scoring) => words("log-scoring-card", { scoring }));
  if (cards.length > 0) sentences.unshift(words("log-money", { cards: cardNames(cards) }));
  return sentences.join(" ");
}
