/** What has been entered, kept on this device. Every change can be undone, even after the page was
 * closed. */
import { words } from "../words/catalogue.svelte";
import type { Breakdown } from "./breakdown";
import type { CompanionGame, TableTrouble } from "./game";
import { changesBetween, undone, type Was } from "./patches";
import { AT_THE_END, keep, kept, type KeptNotes } from "./storage";

export const MOST_OWNERS = 7;

/** A game on the table: how it looked at each of its scorings, and which one is shown. */
export interface Scorings {
  shown: string;
  tables: Record<string, unknown>;
}

export interface Notes {
  game: string;
  players: number;
  /** Empty for a player without a name. */
  names: string[];
  /** The number of imaginary players in a solo game. */
  alone: number;
  /** What has been entered for each game. */
  games: Record<string, Scorings>;
}

export interface Owner {
  name: string;
  /** A letter or number that stands for the name. */
  mark: string;
  /** Null for an imaginary player. */
  seat: number | null;
  /** Dirk, or the number of an imaginary player. */
  imaginary?: number;
}

/** A scoring that was counted. */
export interface Counted {
  scoring: string;
  breakdown: Breakdown;
  /** What breaks a rule there. */
  troubles: TableTrouble[];
}

/** One value for everybody who may own something on a table. */
export const forEveryOwner = <Value>(make: () => Value): Value[] =>
  Array.from({ length: MOST_OWNERS }, make);

const MOST_STEPS = 500;

/** `Table` is what has been entered for the chosen game. */
export class Notebook<Table = unknown> {
  notes: Notes = $state.raw(null!);
  /** Whether nothing was ever entered on this device. */
  isNew: boolean;
  #steps = $state.raw<Was[][]>([]);

  constructor(readonly games: Record<string, CompanionGame>) {
    const found = this.#found();
    this.isNew = found === null;
    this.notes = found?.notes ?? this.#blank();
    this.#steps = found?.steps ?? [];
  }

  get game(): CompanionGame {
    return this.games[this.notes.game]!;
  }

  /** The scorings of the game, in order. */
  get scorings(): readonly string[] {
    return this.game.scorings ?? [AT_THE_END];
  }

  /** The scoring that is shown. */
  get scoring(): string {
    return this.#current.shown;
  }

  get #current(): Scorings {
    return this.notes.games[this.notes.game]!;
  }

  get table(): Table {
    return this.#current.tables[this.scoring] as Table;
  }

  get breakdown(): Breakdown {
    return this.game.count(this.table, this.notes);
  }

  /** All scorings for which something was entered, in order. */
  get counted(): Counted[] {
    const { tables } = this.#current;
    return this.scorings
      .filter((scoring) => scoring in tables)
      .map((scoring) => ({
        scoring,
        breakdown: this.game.count(tables[scoring], this.notes),
        troubles: this.game.troubles?.(tables[scoring], this.notes) ?? [],
      }));
  }

  /** Who has something on the table: the players, then Dirk or the imaginary ones. */
  get owners(): Owner[] {
    const { names, players } = this.notes;
    const seats: Owner[] = Array.from({ length: players }, (_, seat) => ({
      name: names[seat]!.trim() || words("count-player", { number: seat + 1 }),
      mark: [...names[seat]!.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1),
      seat,
    }));
    const imaginary = this.game
      .imaginaryOwners(this.notes)
      .map((owner, number): Owner => ({ ...owner, seat: null, imaginary: number }));
    return [...seats, ...imaginary];
  }

  get canUndo(): boolean {
    return this.#steps.length > 0;
  }

  write(changes: Partial<Notes>): void {
    const next = { ...this.notes, ...changes };
    this.#steps = [...this.#steps.slice(1 - MOST_STEPS), changesBetween(this.notes, next)];
    this.#set(next);
  }

  /** Changes what has been entered for the chosen game and the shown scoring. */
  change(changes: Partial<Table>): void {
    this.#writeTables({ ...this.#current.tables, [this.scoring]: { ...this.table, ...changes } });
  }

  /** Changes something that applies to the whole game. */
  changeGame(changes: Partial<Table>): void {
    const tables = Object.entries(this.#current.tables);
    this.#writeTables(
      Object.fromEntries(tables.map(([at, table]) => [at, { ...(table as Table), ...changes }])),
    );
  }

  /** Goes to another scoring. One that is opened for the first time starts from the one before it. */
  goTo(scoring: string): void {
    const { tables } = this.#current;
    const before = this.scorings
      .slice(0, this.scorings.indexOf(scoring))
      .findLast((each) => each in tables);
    const found = before === undefined ? this.table : tables[before];
    const table = tables[scoring] ?? this.game.atScoring?.(found, scoring) ?? found;
    this.#writeTables({ ...tables, [scoring]: table }, scoring);
  }

  #writeTables(tables: Record<string, unknown>, shown = this.scoring): void {
    const { game, games } = this.notes;
    this.write({ games: { ...games, [game]: { shown, tables } } });
  }

  undo(): void {
    const last = this.#steps.at(-1);
    if (!last) return;
    this.#steps = this.#steps.slice(0, -1);
    this.#set(undone(this.notes, last));
  }

  /** Clears the table for a new game; the players and the setup stay. */
  clear(): void {
    const { games } = this.notes;
    this.write({
      games: this.#begun((game, name) => game.cleared?.(games[name]!.tables[games[name]!.shown])),
    });
  }

  #blank(): Notes {
    return {
      game: Object.keys(this.games)[0]!,
      players: 3,
      names: forEveryOwner(() => ""),
      alone: 2,
      games: this.#begun(),
    };
  }

  /** Each game before its first scoring, with an empty table unless there is one already. */
  #begun(given?: (game: CompanionGame, name: string) => unknown): Record<string, Scorings> {
    return Object.fromEntries(
      Object.entries(this.games).map(([name, game]) => {
        const shown = game.scorings?.[0] ?? AT_THE_END;
        return [name, { shown, tables: { [shown]: given?.(game, name) ?? game.emptyTable() } }];
      }),
    );
  }

  #set(notes: Notes): void {
    this.notes = notes;
    keep({ notes, steps: this.#steps });
  }

  /** What was saved, if it is valid; anything else is discarded. */
  #found(): KeptNotes | null {
    try {
      const found = kept(this.#blank());
      if (!found) return null;
      const { notes } = found;
      const isPossible = Object.entries(this.games).every(([name, game]) =>
        Object.values(notes.games[name]!.tables).every((table) => {
          game.count(table, { ...notes, game: name });
          return game.isPossible?.(table) ?? true;
        }),
      );
      return isPossible && notes.game in this.games ? found : null;
    } catch {
      return null;
    }
  }
}
