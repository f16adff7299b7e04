/** A bot in a few words, shown below its name. */
import type { SeatSummary } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { botCalled } from "./bots";

export function aboutBot(seat: SeatSummary): string {
  const { level } = botCalled(seat.name);
  if (level === null) return words("lobby-bot");
  return words("lobby-bot-level", { level: words("level-name", { level }) });
}
