/** What was learned on this device: which tables are lessons, how far each has got, and which
 * lessons are finished. */

const KEY = "alhambra-lessons";

/** A lesson at a table: its name, and the step that is next. */
export interface Begun {
  lesson: string;
  step: number;
}

interface Progress {
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

export function noteStep(table: string, begun: Begun): void {
  const { tables, done } = stored();
  const others = Object.entries(tables).filter(([id]) => id !== table);
  const kept = [...others, [table, begun] as const].slice(-MOST_TABLES);
  store({ tables: Object.fromEntries(kept), done });
}

export function noteDone(game: string, lesson: string): void {
  const { tables, done } = stored();
  store({ tables, done: [...new Set([...done, `${game} ${lesson}`])] });
}

export const isDone = (game: string, lesson: string): boolean =>
  stored().done.includes(`${game} ${lesson}`);
