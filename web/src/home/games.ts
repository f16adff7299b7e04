/** The games to choose from, and how many can play each. */
import type { GameName } from "../wire/types";

interface Game {
  fewest: number;
  most: number;
  /** What stands for it: which drawing, and in what box. */
  art: { name: string; box: string };
}

export const GAMES: Record<GameName, Game> = {
  palace: { fewest: 2, most: 6, art: { name: "b-pavilion", box: "0 0 100 100" } },
  dice: { fewest: 2, most: 6, art: { name: "game-dice", box: "0 0 100 100" } },
  alcazaba: { fewest: 2, most: 6, art: { name: "game-alcazaba", box: "0 0 100 100" } },
  rollwrite: { fewest: 1, most: 5, art: { name: "rollwrite", box: "0 0 100 100" } },
};

export const GAME_NAMES = Object.keys(GAMES) as GameName[];

/** A number of players that the game allows, as near as can be. */
export const fitting = (game: GameName, players: number): number =>
  Math.min(GAMES[game].most, Math.max(GAMES[game].fewest, players));
