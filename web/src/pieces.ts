/** Parses the texts of tiles, cards and places, as written in records, for drawing. */
import { ANY, currencyOf, kindOf, KINDS, SIDES, type Side } from "./letters";
import { firstOf, type SpecialTile } from "./modules";
import type { Currency } from "./wire/types";

export * from "./letters";

export interface Tile {
  text: string;
  /** Its type of building, or what else it is. */
  kind: string;
  /** 0 for a tile that is not a building: the table knows its price. */
  price: number;
  walls: Side[];
  /** What it is, if it is not a building. */
  special?: SpecialTile;
}

export interface Card {
  text: string;
  currency: Currency | typeof ANY;
  value: number;
  /** Whether it has a second use. */
  marked?: boolean;
}

export interface Cell {
  x: number;
  y: number;
}

/** The kind of a tile that the page does not know. It can be shown and played all the same. */
export const UNKNOWN = "unknown";

/** The letter that stands for a type of building, in texts and as a cause of points. */
export const letterOfKind = (kind: string): string => kind[0]!.toUpperCase();

export const LETTERS = KINDS.map(letterOfKind);

export function tileOf(text: string): Tile {
  const found = /^([A-Z])(\d+)([nesw]*)$/.exec(text);
  if (found && KINDS.some((kind) => kind.startsWith(found[1]!.toLowerCase()))) {
    const walls = SIDES.filter((side) => found[3]!.includes(side[0]!));
    return { text, kind: kindOf(found[1]!), price: Number(found[2]), walls };
  }
  const special = firstOf(({ tile }) => tile?.(text));
  if (special) return { text, kind: special.kind, price: 0, walls: [], special };
  return { text, kind: UNKNOWN, price: 0, walls: [] };
}

export const isCard = (text: string): boolean => /^[a-z]+\d+\*?$/.test(text);

export function cardOf(text: string): Card {
  const found = /^([a-z]+)(\d+)(\*?)$/.exec(text);
  if (!found) throw new Error(`no card: ${text}`);
  const card = { text, currency: currencyOf(found[1]!), value: Number(found[2]) };
  return found[3] ? { ...card, marked: true } : card;
}

/** Whether a card pays in a currency. */
export const paysIn = (card: string, currency: string | undefined): boolean =>
  [currency, ANY].includes(cardOf(card).currency);

export function cellOf(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x!, y: y! };
}

export const cellText = ({ x, y }: Cell): string => `${x},${y}`;

export const worth = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + cardOf(card).value, 0);
