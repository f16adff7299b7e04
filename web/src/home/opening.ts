/** New tables: those for oneself and bots, and those for friends. */
import type { Options } from "../game";
import { chosenGame, GAMES } from "../games";
import { goToTable } from "../router.svelte";
import { PACE, settings } from "../settings.svelte";
import { openTable } from "../wire/http";
import type { Clock, SeatRequest } from "../wire/types";
import { ensureGuest } from "./guest.svelte";

const chosenOptions = (players: number): Options =>
  GAMES[chosenGame()].options?.chosenFor(players) ?? {};

/** A first game, with the tutor: against beginners, without anything that can come later. */
export async function learnByPlaying(): Promise<void> {
  settings.tutor = true;
  await open({ people: 1, bots: 2, bot: "random", options: {} });
}

/** Opens a table with so many seats for people, one of them ours, and goes there. */
export const openFor = (people: number, bots: number): Promise<void> =>
  open({ people, bots, bot: settings.bot, options: chosenOptions(people + bots) });

interface PeopleRequest {
  /** How many seats are for people, ours among them. */
  people: number;
  bots: number;
  listed: boolean;
  clock: Clock | null;
  /** The names of those who play on this device, too. */
  localNames: string[];
}

/** Opens a table for several people and goes there. */
export const openForPeople = (request: PeopleRequest): Promise<void> =>
  open({ ...request, bot: settings.bot, options: chosenOptions(request.people + request.bots) });

interface OpenRequest extends Partial<PeopleRequest> {
  people: number;
  bots: number;
  bot: string;
  options: Options;
}

async function open(request: OpenRequest): Promise<void> {
  await ensureGuest();
  const { people, bots, bot, options, listed = false, clock = null, localNames = [] } = request;
  const seats: SeatRequest[] = [
    ...Array.from({ length: people }, (_, seat) => ({ name: localNames[seat - 1] ?? null })),
    ...Array.from({ length: bots }, () => ({ bot })),
  ];
  const table = await openTable({
    game: chosenGame(),
    seats,
    options,
    pace: PACE[settings.speed],
    listed,
    clock,
  });
  goToTable(table.id);
}
