/** Cards that pay for something. */
import { worth } from "../pieces";

/** Whether `cards` include all of `some`, as often as they occur. */
export function contains(cards: string[], some: string[]): boolean {
  const left = [...cards];
  return some.every((card) => {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** The payment to suggest: the least money, which is an exact payment if there is one; among equal
 * ones, the fewest cards. */
export function best(payments: string[][]): string[] {
  return payments.reduce((one, other) => {
    const more = worth(other) - worth(one);
    return more < 0 || (more === 0 && other.length < one.length) ? other : one;
  });
}

/** The positions of these cards in the hand. */
export function placesOf(cards: string[], hand: string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, at) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
}

/** The positions with one more, or with one less if it was among them. */
export const toggled = (places: number[], at: number): number[] =>
  places.includes(at)
    ? places.filter((other) => other !== at)
    : [...places, at].sort((a, b) => a - b);
