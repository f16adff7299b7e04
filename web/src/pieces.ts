/** The texts of tiles, cards and places, as they stand in records, taken apart for drawing. */
import type { Currency } from "./wire/types";

export const KINDS = ["pavilion", "seraglio", "arcades", "chambers", "garden", "tower"] as const;
export type Kind = (typeof KINDS)[number];
export const SIDES = ["north", "east", "south", "west"] as const;
/** A tile that is no building. */
export const BAZAAR = "bazaar";
export type Side = (typeof SIDES)[number];

export interface Tile {
  text: string;
  kind: Kind | typeof BAZAAR;
  /** Nothing for a bazaar: what that costs, the table tells. */
  price: number;
  walls: Side[];
  /** What a bazaar shows. */
  bazaar?: { currency: Currency; kinds: Kind[] };
}

export interface Card {
  text: string;
  currency: Currency;
  value: number;
  /** A master builder. */
  builder?: boolean;
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

/** The letter that stands for a type of building, in texts and as what points are given for. */
export const letterOfKind = (kind: string): string => kind[0]!.toUpperCase();

export const LETTERS = KINDS.map(letterOfKind);

export function tileOf(text: string): Tile {
  const stall = /^B([a-z])([A-Z]{3})$/.exec(text);
  if (stall) {
    const bazaar = { currency: CURRENCY[stall[1]!]!, kinds: [...stall[2]!].map(kindOf) };
    return { text, kind: BAZAAR, price: 0, walls: [], bazaar };
  }
  const found = /^([A-Z])(\d+)([nesw]*)$/.exec(text);
  if (!found) throw new Error(`no tile: ${text}`);
  const walls = SIDES.filter((side) => found[3]!.includes(side[0]!));
  return { text, kind: kindOf(found[1]!), price: Number(found[2]), walls };
}

export function cardOf(text: string): Card {
  const found = /^([a-z])(\d+)(\*?)$/.exec(text);
  const currency = CURRENCY[found?.[1] ?? ""];
  if (!found || !currency) throw new Error(`no card: ${text}`);
  const card = { text, currency, value: Number(found[2]) };
  return found[3] ? { ...card, builder: true } : card;
}

export function cellOf(text: string): Cell {
  const [x, y] = text.split(",").map(Number);
  return { x: x!, y: y! };
}

export const cellText = ({ x, y }: Cell): string => `${x},${y}`;

export const worth = (cards: string[]): number =>
  cards.reduce((sum, card) => sum + cardOf(card).value, 0);
