/** The games that the companion scores, in the order of the list of games. */
import { GAMES, GAME_NAMES } from "../games";
import type { CompanionGame } from "./game";

export async function loadCompanionGames(): Promise<Record<string, CompanionGame>> {
  const loaded = await Promise.all(
    GAME_NAMES.map(async (name) => [name, (await GAMES[name].companion?.())?.default] as const),
  );
  return Object.fromEntries(
    loaded.flatMap(([name, game]) => (game ? [[name, game as CompanionGame]] : [])),
  );
}
