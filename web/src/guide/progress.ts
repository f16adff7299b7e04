/** What was learned on this device: which tables are lessons that are not over, how far each has
 * got, and which lessons are finished. */

const KEY = "alhambra-lessons";

/** A lesson at a table: its game and name, and the step that is next. */
export interface Begun {
  game: string;
  lesson: string;
  step: number;
  /** Whether the guide is turned off there. */
  left?: boolean;
}

interface Progress {
  /** The latest last. */
  tables: Record<string, Begun>;
  /** Each as its game and its name: `palace first-game`. */
  done: string[];
}

/** Older tables are forgotten: nobody returns to that many. */
const MOST_TABLES = 30;

function stored(): Progress {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Progress>;
    return { tables: found.tables ?? {}, done: found.done ?? [] };
  } catch {
    return { tables: {}, done: [] };
  }
}

function store(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress));
  } catch {
    // Private windows may not store anything; then the lesson starts over after a reload.
  }
}

export const begunAt = (table: string): Begun | null => stored().tables[table] ?? null;

/** The table where a lesson was begun last and not finished. */
export const tableOf = (game: string, lesson: string): string | null =>
  Object.entries(stored().tables).findLast(
    ([, begun]) => begun.game === game && begun.lesson === lesson,
  )?.[0] ?? null;

/** How far the lesson at a table has got; null when it is over. */
export function noteStep(table: string, begun: Begun | null): void {
  const { tables, done } = stored();
  const kept = Object.entries(tables).filter(([id]) => id !== table);
  if (begun) kept.push([table, begun]);
  store({ tables: Object.fromEntries(kept.slice(-MOST_TABLES)), done });
}

export function noteDone(game: string, lesson: string): void {
  const { tables, done } = stored();
  store({ tables, done: [...new Set([...done, `${game} ${lesson}`])] });
}

export const isDone = (game: string, lesson: string): boolean =>
  stored().done.includes(`${game} ${lesson}`);
