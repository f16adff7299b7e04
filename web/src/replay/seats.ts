/** Those who sat at a table of which only a record is left. */
import type { SeatSummary } from "../wire/types";

/** What bots are called in records; some have a number, where there are several. */
const BOT = /^(random|greedy)( \d+)?$/;

export const seatsOf = (names: string[]): SeatSummary[] =>
  names.map((name, seat) => seatOf(BOT.test(name) ? numbered(names, seat) : name));

/** The name of a bot, with a number if others of its kind sit before it. */
function numbered(names: string[], seat: number): string {
  const before = names.slice(0, seat).filter((other) => other === names[seat]).length;
  return before > 0 ? `${names[seat]} ${before + 1}` : names[seat]!;
}

const seatOf = (name: string): SeatSummary => ({
  occupant: BOT.test(name) ? "bot" : "person",
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
});
