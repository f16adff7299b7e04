/** The games, by the names that the server has for them. To add one, name its entry here. */
import { alcazaba } from "./alcazaba";
import { dice } from "./dice";
import type { Game } from "./game";
import { palace } from "./palace";
import { rollwrite } from "./rollwrite";
import { settings } from "./settings.svelte";
import type { GameName } from "./wire/types";

export const GAMES: Record<GameName, Game> = { palace, dice, alcazaba, rollwrite };

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

export const isGame = (name: string | null): name is GameName =>
  name !== null && Object.hasOwn(GAMES, name);

/** The game of that name; the first one, where nobody has asked for one that there is. */
export const gameNamed = (name: string | null): GameName => (isGame(name) ? name : GAME_NAMES[0]!);

/** The game that is chosen on the home page. */
export const chosenGame = (): GameName => gameNamed(settings.game);

/** A number of players that the game allows, as near as can be. */
export function playersFitting(game: GameName, players: number): number {
  const { fewest, most } = GAMES[game].players;
  return Math.min(most, Math.max(fewest, players));
}
