/** How the companion stores its notes on this device, including the formats of older versions. */
import type { Notes, Scorings } from "./notebook.svelte";
import type { Was } from "./patches";

/** The only scoring of games that have no others. */
export const AT_THE_END = "end";

export interface KeptNotes {
  notes: Notes;
  /** What each change modified, the latest last. */
  steps: Was[][];
}

const KEY = "alhambra-companion";
const VERSION = 2;

type Stored = { version?: number; steps?: Was[][] } & Record<string, unknown>;

export function keep({ notes, steps }: KeptNotes): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ version: VERSION, ...notes, steps }));
  } catch {
    // Private windows may not store anything; then it lasts as long as the page.
  }
}

/** What was saved; anything missing is filled in from `blank`. */
export function kept(blank: Notes): KeptNotes | null {
  const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null;
  if (!found) return null;
  const { version, steps = [], ...rest } = found;
  const notes = version === VERSION ? rest : withScorings(rest, blank);
  return {
    notes: { ...blank, ...notes, games: { ...blank.games, ...(notes["games"] as object) } },
    steps,
  };
}

/** The first versions stored one table for each game beside the rest, with its scoring inside. */
function withScorings(found: Record<string, unknown>, blank: Notes): Record<string, unknown> {
  const rest = Object.entries(found).filter(([name]) => !(name in blank.games));
  const games = Object.entries(blank.games).flatMap(([name, { shown }]) => {
    const table = found[name] as { scoring?: string } | undefined;
    if (!table) return [];
    const scoring = table.scoring ?? shown;
    return [[name, { shown: scoring, tables: { [scoring]: table } } satisfies Scorings]];
  });
  return { ...Object.fromEntries(rest), games: Object.fromEntries(games) as object };
}
