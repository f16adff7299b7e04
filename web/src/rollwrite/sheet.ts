/** A sheet and the dice on its fields, as numbers. */

export const NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export const COLOURS = ["yellow", "blue"] as const;
export type Colour = (typeof COLOURS)[number];

/** What the dice show: yellow ones are beside the rows, blue ones above the columns. */
export type Dice = Record<Colour, number[]>;

export const crossing = (row: number, column: number): string => `${row},${column}`;

export function parseCrossing(text: string): { row: number; column: number } {
  const [row, column] = text.split(",").map(Number);
  return { row: row!, column: column! };
}

/** Dice as written in moves: 25,14. */
export function diceText({ yellow, blue }: Dice): string {
  const inOrder = (pips: number[]) => [...pips].sort().join("");
  return `${inOrder(yellow)},${inOrder(blue)}`;
}

export const sameDice = (one: Dice, other: Dice): boolean => diceText(one) === diceText(other);

/** The dice with one of them turned. */
export function turned(dice: Dice, colour: Colour, at: number, pips: number): Dice {
  return { ...dice, [colour]: dice[colour].map((old, place) => (place === at ? pips : old)) };
}

/** The dice that are left after removing a pair. */
export function without(dice: Dice, pair: { row: number; column: number }): Dice {
  const less = (pips: number[], one: number) => {
    const place = pips.indexOf(one);
    return pips.filter((_, at) => at !== place);
  };
  return { yellow: less(dice.yellow, pair.row), blue: less(dice.blue, pair.column) };
}

/** The position of the die closest to a number. */
export function nearest(pips: number[], number: number): number {
  const far = pips.map((each) => Math.abs(each - number));
  return far.indexOf(Math.min(...far));
}

/** How many crosses the rows have, and the columns. */
export function linesOf(crosses: string[]): { rows: number[]; columns: number[] } {
  const crossed = crosses.map(parseCrossing);
  return {
    rows: NUMBERS.map((number) => crossed.filter(({ row }) => row === number).length),
    columns: NUMBERS.map((number) => crossed.filter(({ column }) => column === number).length),
  };
}
