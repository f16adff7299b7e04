/** The games, by the server's names for them. To add a game, list its entry here. */
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

/** The game of that name, or the first one if there is none. */
export const gameNamed = (name: string | null): GameName => (isGame(name) ? name : GAME_NAMES[0]!);

/** The game that is chosen on the home page. */
export const chosenGame = (): GameName => gameNamed(settings.game);

/** The number of players closest to this that the game allows. */
export function playersFitting(game: GameName, players: number): number {
  const { fewest, most } = GAMES[game].players;
  return Math.min(most, Math.max(fewest, players));
}
