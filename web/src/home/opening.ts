/** New tables: those for oneself and bots, and those for friends. */
import { goToTable } from "../router.svelte";
import { PACE, settings } from "../settings.svelte";
import { openTable } from "../wire/http";
import type { Clock, SeatRequest } from "../wire/types";
import { becomeKnown } from "./guest.svelte";
import { chosenModules } from "./modules";

/** The options of the game that is chosen, as a new table is told of them. */
function chosenOptions(players: number): Record<string, string> {
  const modules = chosenModules().join(",");
  if (settings.game === "palace" && modules) return { modules };
  if (settings.game === "rollwrite") return rollwriteOptions(players);
  return {};
}

function rollwriteOptions(players: number): Record<string, string> {
  const { solo, contest, sheet, onOwnSheet } = settings;
  return {
    ...(players === 1 && { solo: String(solo) }),
    ...(players === 1 && contest && { contest: "yes" }),
    ...(onOwnSheet && sheet && { sheet }),
  };
}

/** A first game, with the tutor: against beginners, without anything that can come later. */
export async function learnByPlaying(): Promise<void> {
  settings.tutor = true;
  await open({ people: 1, bots: 2, bot: "random", options: () => ({}) });
}

/** Opens a table with so many seats for people, one of them ours, and goes there. */
export const openFor = (people: number, bots: number): Promise<void> =>
  open({ people, bots, bot: settings.bot, options: () => chosenOptions(people + bots) });

interface PeopleRequest {
  /** How many seats are for people, ours among them. */
  people: number;
  bots: number;
  listed: boolean;
  clock: Clock | null;
  /** The names of those who play on this device, too. */
  neighbours: string[];
}

/** Opens a table for several people and goes there. */
export const openForPeople = (wish: PeopleRequest): Promise<void> =>
  open({ ...wish, bot: settings.bot, options: () => chosenOptions(wish.people + wish.bots) });

interface Wish extends Partial<PeopleRequest> {
  people: number;
  bots: number;
  bot: string;
  /** Known once the server has said what it offers. */
  options: () => Record<string, string>;
}

async function open(wish: Wish): Promise<void> {
  await becomeKnown();
  const { people, bots, bot, options, listed = false, clock = null, neighbours = [] } = wish;
  const seats: SeatRequest[] = [
    ...Array.from({ length: people }, (_, seat) => ({ name: neighbours[seat - 1] ?? null })),
    ...Array.from({ length: bots }, () => ({ bot })),
  ];
  const table = await openTable({
    game: settings.game,
    seats,
    options: options(),
    pace: PACE[settings.speed],
    listed,
    clock,
  });
  goToTable(table.id);
}
