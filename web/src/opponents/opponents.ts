/** The opponents that somebody wants to play against. */
import { CHARACTERS, LEVELS, type Character, type Level } from "./bots";

export interface Opponent {
  /** Null for a surprise. */
  character: Character | null;
  level: Level;
}

export const MOST_OPPONENTS = 5;
const USUAL_LEVEL: Level = "casual";

/** What an older version of the page may have stored: before there were levels, one bot for all. */
interface Kept {
  bot?: unknown;
  rivals?: unknown;
}

/** The levels closest to the bots of that time. */
const LEVEL_OF: Record<string, Level> = { random: "beginner", greedy: "skilled" };

/** The opponents as chosen, as far as they still exist. */
export function keptOpponents({ bot, rivals }: Kept): Opponent[] {
  const usual = LEVEL_OF[String(bot)] ?? USUAL_LEVEL;
  const kept = Array.isArray(rivals) ? (rivals as (Partial<Opponent> | null)[]) : [];
  return Array.from({ length: MOST_OPPONENTS }, (_, number) => ({
    character: CHARACTERS.find((each) => each === kept[number]?.character) ?? null,
    level: LEVELS.find((each) => each === kept[number]?.level) ?? usual,
  }));
}

/** The bots that play: surprises are characters that nobody has chosen, different ones every
 * time. */
export function settled(opponents: Opponent[], random: () => number = Math.random): string[] {
  const free = CHARACTERS.filter((each) => opponents.every(({ character }) => character !== each));
  const taken: Character[] = [];
  return opponents.map(({ character, level }) => {
    const chosen =
      character !== null && !taken.includes(character)
        ? character
        : free.splice(Math.floor(random() * free.length), 1)[0]!;
    taken.push(chosen);
    return `${level}/${chosen}`;
  });
}
