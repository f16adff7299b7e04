/** Clocks in words. */
import type { Clock } from "../wire/types";
import { words } from "../words/catalogue.svelte";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function clockInWords(clock: Clock): string {
  if (clock.per === "move") return words("clock-days-a-move", { days: daysOf(clock) });
  const minutes = words("clock-minutes-a-player", { minutes: minutesOf(clock) });
  const { increment = 0 } = clock;
  return increment > 0 ? words("clock-with-increment", { minutes, seconds: increment }) : minutes;
}

export const minutesOf = (clock: Clock): number => Math.max(1, Math.round(clock.seconds / MINUTE));
export const daysOf = (clock: Clock): number => Math.max(1, Math.round(clock.seconds / DAY));

export const minutesAPlayer = (minutes: number, increment = 0): Clock => ({
  per: "player",
  seconds: minutes * MINUTE,
  increment,
});

export const daysAMove = (days: number): Clock => ({ per: "move", seconds: days * DAY });
