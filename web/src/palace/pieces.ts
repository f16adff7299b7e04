/** The texts of tiles, cards and places, as they stand in records, taken apart for drawing. */
import type { Currency } from "../wire/types";

export const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

export interface Tile {
  text: string;
  kind: Kind;
  price: number;
  walls: Side[];
}

export interface Card {
  text: string;
  currency: Currency;
  value: number;
}

export interface Cell {
  x: number;
  y: number;
}

const CURRENCY: Record<string, Currency> = { y: "florin", g: "dirham", b: "denar", o: "ducat" };

export function kindOf(letter: string): Kind {
  const kind = KINDS.find((name) => name.startsWith(letter.toLowerCase()));
  if (!kind) throw new Error(`no type of building: ${letter}`);
  return kind;
}

export function tileOf(text: string): Tile {
  const found = /^([A-Z])(\d+)([nesw]*)$/.exec(text);
  if (!found) throw new Error(`no tile: ${text}`);
  const walls = SIDES.filter((side) => found[3]!.includes(side[0]!));
  return { text, kind: kindOf(found[1]!), price: Number(found[2]), walls };
}

export function cardOf(text: string): Card {
  const currency = CURRENCY[text[0]!];
  if (!currency) throw new Error(`no card: ${text}`);
  return { text, currency, value: Number(text.slice(1)) };
}

export function cellOf(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x!, y: y! };
}

export const cellText = ({ x, y }: Cell): string => `${x},${y}`;

export const worth = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + cardOf(card).value, 0);
