/** The seats of a table of which only a record is left. */
import { botCalled } from "../opponents/bots";
import type { SeatSummary } from "../wire/types";

/** Whether records call a bot by that name; with several of a kind, they are numbered. */
function isBot(name: string): boolean {
  const bot = botCalled(name);
  return bot.level !== null || bot.name === "random" || bot.name === "greedy";
}

export const seatsOf = (names: string[]): SeatSummary[] =>
  names.map((name, seat) => seatOf(isBot(name) ? numbered(names, seat) : name));

/** The name of a bot, with a number if others of its kind sit before it. */
function numbered(names: string[], seat: number): string {
  const before = names.slice(0, seat).filter((other) => other === names[seat]).length;
  return before > 0 ? `${names[seat]} ${before + 1}` : names[seat]!;
}

const seatOf = (name: string): SeatSummary => ({
  occupant: isBot(name) ? "bot" : "person",
  name,
  presence: "here",
  stand_in: null,
  absence: null,
  resigned: false,
  agrees: false,
  again: false,
  left: null,
  contribution: "",
  muted: false,
  host: false,
  person: null,
  avatar: null,
});
