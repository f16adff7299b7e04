/** Pieces in words, for sentences and for those who hear the page. */
import { cardOf, kindOf, tileOf } from "../pieces";
import { words } from "./catalogue.svelte";

const FOUNTAIN = "F";

export function tileName(text: string): string {
  if (text === FOUNTAIN) return words("fountain");
  const tile = tileOf(text);
  if (tile.bazaar) return words("bazaar-name", { types: kindNames(tile.bazaar.kinds) });
  return words("tile-name", { type: tile.kind, price: tile.price });
}

/** With its walls: what one who cannot see the drawing needs to know. */
export function tileInFull(text: string): string {
  const tile = tileOf(text);
  if (tile.bazaar) {
    const { currency, kinds } = tile.bazaar;
    return words("bazaar-in-full", { currency, types: kindNames(kinds) });
  }
  if (tile.walls.length === 0) return words("tile-without-walls", { tile: tileName(text) });
  const walls = tile.walls.map((side) => words("side", { side })).join(", ");
  return words("tile-with-walls", { tile: tileName(text), walls });
}

export function cardName(text: string): string {
  const card = cardOf(text);
  if (card.builder) return words("builder-name", { currency: card.currency, value: card.value });
  return words("card-name", { currency: card.currency, value: card.value });
}

export const kindNames = (kinds: string[]): string =>
  kinds.map((kind) => words("kind-name", { kind })).join(", ");

/** Chests, or scouts, by the letters of their types. */
export const typeNames = (letters: string[]): string => kindNames(letters.map(kindOf));

export const cardNames = (cards: string[]): string => cards.map(cardName).join(", ");
export const tileNames = (tiles: string[]): string => tiles.map(tileName).join(", ");
