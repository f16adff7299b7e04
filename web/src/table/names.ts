/** The names of the people and bots at a table. The server makes sure that they are distinct. */
import { botCalled, nameOfCharacter } from "../opponents/bots";
import type { SeatSummary } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export const namesAt = (seatSummaries: SeatSummary[]): string[] => seatSummaries.map(nameOf);

/** The player without a person, at tables of two. */
export const DIRK = "Dirk";

/** The name of the owner of something; without a seat, Dirk's. */
export const ownerName = (owner: number | null, names: string[]): string =>
  owner === null ? DIRK : names[owner]!;

function nameOf(seatSummary: SeatSummary): string {
  if (seatSummary.occupant === "nobody") return words("free-seat");
  if (seatSummary.occupant === "former") return words("former-player");
  if (seatSummary.occupant === "person") return seatSummary.name;
  const { name, character, number } = botCalled(seatSummary.name);
  if (character !== null) return `${nameOfCharacter(character)} ${number}`.trim();
  return words("bot-name", { bot: name, number }).trim();
}

/** Whether the faces of people are shown: whoever plays without others knows their own. */
export const haveFaces = (seats: SeatSummary[]): boolean =>
  seats.filter(({ occupant }) => occupant === "person").length > 1;
