/** New tables: those for oneself and bots, and those for friends. */
import { goToTable } from "../router.svelte";
import { PACE, settings } from "../settings.svelte";
import { openTable } from "../wire/http";
import { becomeKnown } from "./guest.svelte";

/** The options of the game that is chosen, as a new table is told of them. */
function chosenOptions(players: number): Record<string, string> {
  if (settings.game === "palace" && settings.modules) return { modules: settings.modules };
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
  await open({ people: 1, bots: 2, bot: "random", options: {} });
}

/** Opens a table with so many seats for people, one of them ours, and goes there. */
export const openFor = (people: number, bots: number): Promise<void> =>
  open({ people, bots, bot: settings.bot, options: chosenOptions(people + bots) });

interface Wish {
  people: number;
  bots: number;
  bot: string;
  options: Record<string, string>;
}

async function open({ people, bots, bot, options }: Wish): Promise<void> {
  await becomeKnown();
  const seats = [
    ...Array.from({ length: people }, () => ({ bot: null })),
    ...Array.from({ length: bots }, () => ({ bot })),
  ];
  const table = await openTable({
    game: settings.game,
    seats,
    options,
    pace: PACE[settings.speed],
  });
  goToTable(table.id);
}
