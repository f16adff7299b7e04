/** Pieces in words, for sentences and for screen readers. */
import { firstOf } from "../modules";
import { cardOf, tileOf, UNKNOWN } from "../pieces";
import { words } from "./catalogue.svelte";

export { kindNames, typeNames } from "./kinds";

const FOUNTAIN = "F";

export function tileName(text: string): string {
  if (text === FOUNTAIN) return words("fountain");
  const { kind, price, special } = tileOf(text);
  if (kind === UNKNOWN) return text;
  return special ? special.name() : words("tile-name", { type: kind, price });
}

/** With its walls, for people who cannot see the drawing. */
export function tileInFull(text: string): string {
  const tile = tileOf(text);
  if (tile.kind === UNKNOWN) return text;
  if (tile.special) return tile.special.inFull();
  if (tile.walls.length === 0) return words("tile-without-walls", { tile: tileName(text) });
  const walls = tile.walls.map((side) => words("side", { side })).join(", ");
  return words("tile-with-walls", { tile: tileName(text), walls });
}

export function cardName(text: string): string {
  const { currency, value, marked } = cardOf(text);
  const mark = marked && firstOf(({ markedCard }) => markedCard);
  return mark ? mark.says(currency, value) : words("card-name", { currency, value });
}

export const cardNames = (cards: string[]): string => cards.map(cardName).join(", ");
export const tileNames = (tiles: string[]): string => tiles.map(tileName).join(", ");
