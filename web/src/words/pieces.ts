/** Pieces in words, for sentences and for those who hear the page. */
import { cardOf, tileOf } from "../palace/pieces";
import { words } from "./catalogue.svelte";

const FOUNTAIN = "F";

export function tileName(text: string): string {
  if (text === FOUNTAIN) return words("fountain");
  const tile = tileOf(text);
  return words("tile-name", { type: tile.kind, price: tile.price });
}

/** With its walls: what one who cannot see the drawing needs to know. */
export function tileInFull(text: string): string {
  const tile = tileOf(text);
  if (tile.walls.length === 0) return words("tile-without-walls", { tile: tileName(text) });
  const walls = tile.walls.map((side) => words("side", { side })).join(", ");
  return words("tile-with-walls", { tile: tileName(text), walls });
}

export function cardName(text: string): string {
  const card = cardOf(text);
  return words("card-name", { currency: card.currency, value: card.value });
}

export const cardNames = (cards: string[]): string => cards.map(cardName).join(", ");
export const tileNames = (tiles: string[]): string => tiles.map(tileName).join(", ");
