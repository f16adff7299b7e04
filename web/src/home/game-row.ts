/** A row in the list of our games, in words. */
import { settings } from "../settings.svelte";
import { endingInWords } from "../table/endings";
import { namesAt } from "../table/names";
import type { OwnTable } from "../wire/types";
import { words } from "../words/catalogue.svelte";

const UNITS = [
  ["day", 24 * 60 * 60_000],
  ["hour", 60 * 60_000],
  ["minute", 60_000],
] as const;

/** “5 minutes ago”, in the largest unit that fits. */
export function agoInWords(at: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(settings.language, { numeric: "auto" });
  const [unit, length] = UNITS.find(([, each]) => now - at >= each) ?? UNITS[2];
  return format.format(-Math.floor((now - at) / length), unit);
}

/** “2 hours”, in the largest unit that fits: the time left. */
function leftInWords(left: number): string {
  const [unit, length] = UNITS.find(([, each]) => left >= each) ?? UNITS[2];
  return new Intl.NumberFormat(settings.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
  }).format(Math.ceil(left / length));
}

/** The others at the table. On a shared device all seats are ours, and the first one is our own. */
export function opponentsOf(table: OwnTable): string[] {
  const names = namesAt(table.seats);
  const own = table.mine.slice(0, 1);
  return names.filter((_, seat) => !own.includes(seat) && table.seats[seat]!.occupant !== "nobody");
}

export function titleOf(table: OwnTable): string {
  const others = opponentsOf(table);
  if (table.seats.length === 1) return words("home-game-solo");
  if (others.length === 0) return words("home-game-alone");
  return words("home-game-with", { names: new Intl.ListFormat(settings.language).format(others) });
}

/** What happened last, and how much time is left. */
export function newsOf(table: OwnTable): string {
  const names = namesAt(table.seats);
  if (table.status === "over") return resultOf(table, names);
  if (table.status === "open") {
    const free = table.seats.filter(({ occupant }) => occupant === "nobody").length;
    return words("home-game-open", { free });
  }
  const own = table.seats[table.mine[0]!];
  const { last, due } = table;
  return [
    own?.stand_in && !own.resigned ? words("prompt-bot-for-you") : null,
    last && words("home-game-last", { name: names[last.seat]!, ago: agoInWords(last.at) }),
    due !== null && words("home-game-due", { time: leftInWords(due) }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** “12 November · 1st of 3 · 87 points” */
function resultOf(table: OwnTable, names: string[]): string {
  const day = new Intl.DateTimeFormat(settings.language, { dateStyle: "medium" });
  const { result, ended } = table;
  const rematch = rematchOf(table, names);
  return [
    rematch,
    day.format(result?.at ?? table.changed),
    ended ? endingInWords(table, names) : null,
    result && !ended && words("home-game-place", { place: result.place, players: result.players }),
    result && !ended && words("home-game-points", { points: result.points }),
  ]
    .filter(Boolean)
    .join(" · ");
}

/** “Ann wants a rematch”, if others do and we have not answered. */
export function rematchOf(table: OwnTable, names = namesAt(table.seats)): string | null {
  if (table.mine.some((seat) => table.seats[seat]!.again)) return null;
  const wanting = names.filter((_, seat) => table.seats[seat]!.again);
  if (wanting.length === 0) return null;
  return words("again-wanted", {
    names: new Intl.ListFormat(settings.language).format(wanting),
    people: wanting.length,
  });
}
