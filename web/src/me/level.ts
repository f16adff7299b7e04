/** A rating in one word. */
import type { GameStatistics } from "../wire/types";

type Rating = NonNullable<GameStatistics["rating"]>;

/** With fewer games, a rating says little. */
const FEWEST_GAMES = 5;
/** By the cautious estimate: after many games, an average player has between 15 and 25. */
const LEVELS = [
  ["master", 30],
  ["expert", 24],
  ["skilled", 16],
  ["casual", 8],
] as const;

export type Level = (typeof LEVELS)[number][0] | "new" | "beginner";

export function levelOf({ value, games }: Pick<Rating, "value" | "games">): Level {
  if (games < FEWEST_GAMES) return "new";
  return LEVELS.find(([, from]) => value >= from)?.[0] ?? "beginner";
}
