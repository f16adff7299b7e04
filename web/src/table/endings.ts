/** How a game ended early, and what resigning would bring, in words. The server says what
 * happened. */
import { settings } from "../settings.svelte";
import type { TableSummary } from "../wire/types";
import { words } from "../words/catalogue.svelte";

const listed = (seats: number[], names: string[]): string =>
  new Intl.ListFormat(settings.language).format(seats.map((seat) => names[seat]!));

/** “Bob resigned. Ann wins!” */
export function endingInWords(summary: TableSummary, names: string[]): string {
  const { ended, ended_by: by, winners, mine } = summary;
  const how = words("ended", { how: ended!, people: by.length, names: listed(by, names) });
  if (winners.length === 0) return how;
  const isOurs = winners.every((seat) => mine.includes(seat));
  const won = isOurs
    ? words("final-you-win")
    : words("final-wins", { winners: winners.length, names: listed(winners, names) });
  return `${how} ${won}`;
}

/** The question before somebody resigns. */
export function resignQuestion(summary: TableSummary, names: string[]): string {
  const { ends, winners } = summary.if_resigned!;
  if (!ends) return words("resign-goes-on");
  return winners.length === 0
    ? words("resign-ends")
    : words("resign-ends-won", { names: listed(winners, names) });
}

/** Those who propose to end the game while others have not agreed yet. */
export const proposersIn = (summary: TableSummary): number[] =>
  summary.seats.flatMap(({ agrees }, seat) => (agrees ? [seat] : []));
