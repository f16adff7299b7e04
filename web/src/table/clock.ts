/** Clocks in words. */
import type { Clock } from "../wire/types";
import { words } from "../words/catalogue.svelte";

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;

export function clockInWords(clock: Clock): string {
  if (clock.per === "player") {
    return words("clock-minutes-a-player", { minutes: Math.round(clock.seconds / MINUTE) });
  }
  return words("clock-days-a-move", { days: Math.max(1, Math.round(clock.seconds / DAY)) });
}

export const minutesAPlayer = (minutes: number): Clock => ({
  per: "player",
  seconds: minutes * MINUTE,
});

export const daysAMove = (days: number): Clock => ({ per: "move", seconds: days * DAY });
