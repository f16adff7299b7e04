/** The names of people and bots at a club night. */
import { botCalled, nameOfCharacter } from "../opponents/bots";
import { settings } from "../settings.svelte";
import type { Night, NightSeat, NightTable } from "../wire/types";
import { words } from "../words/catalogue.svelte";

export function nameOfPerson(night: Night, person: number): string {
  const name = night.people.find(({ number }) => number === person)?.name;
  return name || words("former-player");
}

export function nameAt(night: Night, seat: NightSeat): string {
  if (seat.person !== null) return nameOfPerson(night, seat.person);
  const { name, character } = botCalled(seat.bot ?? "");
  return character === null
    ? words("bot-name", { bot: name, number: "" })
    : nameOfCharacter(character);
}

export const listed = (names: string[]): string =>
  new Intl.ListFormat(settings.language).format(names);

/** Points, with a fraction if there is one. */
export const inNumbers = (points: number): string =>
  points.toLocaleString(settings.language, { maximumFractionDigits: 1 });

export const inPercent = (share: number): string =>
  share.toLocaleString(settings.language, { style: "percent" });

/** The table where somebody sits in this round, and its number. */
export function tableOf(
  night: Night,
  person: number,
): { table: NightTable; number: number } | null {
  const at = night.tables.findIndex(({ seats }) => seats.some((seat) => seat.person === person));
  return at < 0 ? null : { table: night.tables[at]!, number: at + 1 };
}

export const titleOf = ({ title }: { title: string }): string => title || words("home-night");
