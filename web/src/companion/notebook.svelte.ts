/** What is entered, kept on this device; every change can be taken back. */
import { words } from "../words/catalogue.svelte";
import type { Breakdown } from "./breakdown";
import type { CompanionGame } from "./game";

const MOST_OWNERS = 7;

export interface Notes {
  game: string;
  players: number;
  /** Empty for a player without a name. */
  names: string[];
  /** How many imaginary players somebody has who plays alone. */
  alone: number;
  /** What is entered of each game. */
  tables: Record<string, unknown>;
}

export interface Owner {
  name: string;
  /** A letter or number that stands for the name. */
  mark: string;
  /** Nothing for an imaginary player. */
  seat: number | null;
  /** Dirk, or the number of an imaginary player. */
  imaginary?: number;
}

/** Something for everybody who may have something on a table. */
export const forEveryOwner = <Value>(make: () => Value): Value[] =>
  Array.from({ length: MOST_OWNERS }, make);

const KEY = "alhambra-companion";
const MOST_STEPS = 500;

/** What is kept has the games' tables beside the rest, each by the name of its game. */
type Stored = Omit<Notes, "tables"> & Record<string, unknown>;

/** `Table` is what is entered of the game that is chosen. */
export class Notebook<Table = unknown> {
  notes: Notes = $state.raw(null!);
  /** Whether nothing was ever entered on this device. */
  isNew: boolean;
  #before = $state.raw<Notes[]>([]);

  constructor(readonly games: Record<string, CompanionGame>) {
    const found = this.#stored();
    this.isNew = found === null;
    this.notes = found ?? this.#blank();
  }

  get game(): CompanionGame {
    return this.games[this.notes.game]!;
  }

  get table(): Table {
    return this.notes.tables[this.notes.game] as Table;
  }

  get breakdown(): Breakdown {
    return this.game.count(this.table, this.notes);
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
    return this.#before.length > 0;
  }

  write(changes: Partial<Notes>): void {
    this.#before = [...this.#before.slice(1 - MOST_STEPS), this.notes];
    this.#set({ ...this.notes, ...changes });
  }

  /** Changes what is entered of the game that is chosen. */
  change(changes: Partial<Table>): void {
    const { game, tables } = this.notes;
    this.write({ tables: { ...tables, [game]: { ...this.table, ...changes } } });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#set(last);
  }

  /** Everything off the table; who plays what stays. */
  clear(): void {
    const { tables } = this.notes;
    this.write({ tables: this.#tables((game, name) => game.cleared?.(tables[name])) });
  }

  #blank(): Notes {
    return {
      game: Object.keys(this.games)[0]!,
      players: 3,
      names: forEveryOwner(() => ""),
      alone: 2,
      tables: this.#tables(),
    };
  }

  /** A table of each game, empty if there is no other. */
  #tables(given?: (game: CompanionGame, name: string) => unknown): Record<string, unknown> {
    return Object.fromEntries(
      Object.entries(this.games).map(([name, game]) => [
        name,
        given?.(game, name) ?? game.emptyTable(),
      ]),
    );
  }

  #set(notes: Notes): void {
    this.notes = notes;
    const { tables, ...rest } = notes;
    try {
      localStorage.setItem(KEY, JSON.stringify({ ...rest, ...tables } satisfies Stored));
    } catch {
      // Private windows may not keep anything; it then lasts as long as the page.
    }
  }

  /** What was kept, if it can be counted; what an older page kept otherwise is given up. */
  #stored(): Notes | null {
    try {
      const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Stored | null;
      if (!found) return null;
      const blank = this.#blank();
      const { game, players, names, alone } = { ...blank, ...found };
      const tables = this.#tables((_, name) => found[name]);
      const notes = { game, players, names, alone, tables };
      const isPossible = Object.entries(this.games).every(([name, each]) => {
        each.count(tables[name], { ...notes, game: name });
        return each.isPossible?.(tables[name]) ?? true;
      });
      return isPossible && game in this.games ? notes : null;
    } catch {
      return null;
    }
  }
}
