/** The dice in a row: each keeps its position when others are rolled. */
import { LETTERS } from "../pieces";
import type { Event } from "../wire/types";

export interface Die {
  letter: string;
  /** How often it was rolled; the die tumbles whenever this changes. */
  rolled: number;
}

/** Dice sorted by type, as in the notation of moves. */
export const inOrder = (letters: string[]): string =>
  [...letters].sort((one, other) => LETTERS.indexOf(one) - LETTERS.indexOf(other)).join("");

/** The dice of a new turn. */
export const thrown = (shown: string): Die[] => [...shown].map((letter) => ({ letter, rolled: 1 }));

/** After a roll: the dice at the positions `kept` stay as they are. */
export function rerolled(dice: Die[], kept: number[], shown: string): Die[] {
  const left = [...shown];
  for (const at of kept) left.splice(left.indexOf(dice[at]!.letter), 1);
  return dice.map((die, at) =>
    kept.includes(at) ? die : { letter: left.shift()!, rolled: die.rolled + 1 },
  );
}

/** As they lay before a cancelled roll: no die tumbles, and as few as possible change. */
export function changed(dice: Die[], shown: string): Die[] {
  const stay = placesOf(dice, shown);
  const left = [...shown];
  for (const at of stay) left.splice(left.indexOf(dice[at]!.letter), 1);
  return dice.map((die, at) => (stay.includes(at) ? die : { ...die, letter: left.shift()! }));
}

/** The positions of dice that show these letters, each die used once. */
export function placesOf(dice: Die[], letters: string): number[] {
  const left = [...letters];
  return dice.flatMap(({ letter }, at) => {
    const found = left.indexOf(letter);
    if (found < 0) return [];
    left.splice(found, 1);
    return [at];
  });
}

/** What was kept for the roll in this event; null if it has none. */
export function keptIn(event: Event | undefined): string | null {
  const entries = event?.entries ?? [];
  const keep = entries.findLast((each) => each.what === "moved" && each.move.startsWith("keep "));
  if (keep?.what !== "moved") return null;
  return keep.move.replace(/^keep (nothing)?/, "");
}
