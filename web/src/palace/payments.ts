/** Cards that pay for something. */
import { worth } from "../pieces";

/** Whether all of `some` are among `cards`, as often. */
export function contains(cards: string[], some: string[]): boolean {
  const left = [...cards];
  return some.every((card) => {
    const found = left.indexOf(card);
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

/** The payment to suggest: the least money, which is an exact payment where there is one; of equal
 * ones the fewest cards. */
export function best(payments: string[][]): string[] {
  return payments.reduce((one, other) => {
    const more = worth(other) - worth(one);
    return more < 0 || (more === 0 && other.length < one.length) ? other : one;
  });
}

/** Where in the hand these cards are. */
export function placesOf(cards: string[], hand: string[]): number[] {
  const left = [...cards];
  return hand.flatMap((card, at) => {
    const found = left.indexOf(card);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
}
