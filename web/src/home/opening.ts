/** New tables: alone against bots, or with friends. */
import type { Options } from "../game";
import { chosenGame, GAMES } from "../games";
import { begunAt, noteStep, tableOf } from "../guide/progress";
import { settled } from "../opponents/opponents";
import { invite } from "../people/requests";
import { goToTable } from "../router.svelte";
import { PACE, settings } from "../settings.svelte";
import { USUAL_GONE_AFTER } from "../table/absence";
import { openTable, tableSummary } from "../wire/http";
import type { Clock, GameName, SeatRequest } from "../wire/types";
import { ensureGuest } from "./guest.svelte";

/** The bots in lessons. */
const CLASSMATES = ["beginner/itimad", "beginner/badis", "beginner/lubna", "beginner/ziryab"];

const chosenBots = (count: number): string[] => settled(settings.rivals.slice(0, count));

const chosenOptions = (players: number): Options =>
  GAMES[chosenGame()].options?.chosenFor(players) ?? {};

/** A lesson at its own table, with the deal made for it. */
export async function learn(game: GameName, name: string): Promise<void> {
  const lesson = (await GAMES[game].lessons()).default[name]!;
  const { deal, options = {} } = lesson;
  const bots = CLASSMATES.slice(0, lesson.bots);
  await open({ game, people: 1, bots, deal, options: () => options }, (table) =>
    noteStep(table, { game, lesson: name, step: 0 }),
  );
}

/** Goes to the table where a lesson was begun, if it can be continued; otherwise starts it
 * again. */
export async function resumeLesson(game: GameName, name: string): Promise<void> {
  const table = tableOf(game, name);
  const begun = table && begunAt(table);
  if (!begun || !(await goesOn(table))) return learn(game, name);
  noteStep(table, { ...begun, left: false });
  goToTable(table);
}

async function goesOn(table: string): Promise<boolean> {
  const summary = await tableSummary(table).catch(() => null);
  return summary !== null && summary.own != null && summary.ended == null;
}

/** Opens a table with so many seats for people, one of them ours, and goes there. */
export const openFor = (people: number, bots: number): Promise<void> =>
  open({ people, bots: chosenBots(bots), options: () => chosenOptions(people + bots) });

interface PeopleRequest {
  /** How many seats are for people, including ours. */
  people: number;
  bots: number;
  listed: boolean;
  clock: Clock | null;
  /** Without a clock: after how many seconds of absence somebody counts as gone. */
  goneAfter: number;
  /** The names of others who play on this device. */
  localNames: string[];
}

/** Opens a table for several people and goes there. */
export const openForPeople = (request: PeopleRequest): Promise<void> =>
  open({
    ...request,
    bots: chosenBots(request.bots),
    options: () => chosenOptions(request.people + request.bots),
  });

interface OpenRequest extends Partial<Omit<PeopleRequest, "bots">> {
  game?: GameName;
  /** The name of a fixed deal. */
  deal?: string;
  people: number;
  /** By name. */
  bots: string[];
  /** Known once the server has answered what it offers. */
  options: () => Options;
}

/** Opens a table for us and somebody we know, who is invited there. */
export const openAndInvite = (person: string): Promise<void> =>
  open({ people: 2, bots: [], options: () => chosenOptions(2) }, (table) => invite(table, person));

async function open(request: OpenRequest, before?: (table: string) => unknown): Promise<void> {
  await ensureGuest();
  const { people, bots, options, listed = false, clock = null, localNames = [] } = request;
  const { goneAfter = USUAL_GONE_AFTER } = request;
  const seats: SeatRequest[] = [
    ...Array.from({ length: people }, (_, seat) => ({ name: localNames[seat - 1] ?? null })),
    ...bots.map((bot) => ({ bot })),
  ];
  const table = await openTable({
    game: request.game ?? chosenGame(),
    deal: request.deal ?? "",
    seats,
    options: options(),
    pace: PACE[settings.speed],
    listed,
    clock,
    gone_after: goneAfter,
  });
  await before?.(table.id);
  goToTable(table.id);
}
