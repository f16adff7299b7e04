/** What is entered, kept on this device; every change can be taken back. */
import { byKind } from "./box";
import { countDice, type DiceTable } from "./dice";
import { noModuleNotes } from "./modules";
import { countPalace, withoutTile, type PalaceTable } from "./palace";
import type { Breakdown } from "./breakdown";
import { countSheets, GRID, imaginaryFor, type Sheets } from "./rollwrite";

export const BOXES = ["palace", "dice", "rollwrite"] as const;
export type BoxName = (typeof BOXES)[number];

/** How many can play each. */
export const PLAYERS: Record<BoxName, { fewest: number; most: number }> = {
  palace: { fewest: 2, most: 6 },
  dice: { fewest: 2, most: 6 },
  rollwrite: { fewest: 1, most: 5 },
};
const MOST_OWNERS = 7;
const MOST_IMAGINARY = 4;

export interface Notes {
  game: BoxName;
  players: number;
  /** Empty for a player without a name. */
  names: string[];
  palace: PalaceTable;
  dice: DiceTable;
  rollwrite: Sheets;
  /** How many imaginary players somebody has who plays Roll & Write alone. */
  alone: number;
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

const forAll = <Value>(number: number, make: () => Value): Value[] =>
  Array.from({ length: number }, make);

function blank(): Notes {
  return {
    game: "palace",
    players: 3,
    names: forAll(MOST_OWNERS, () => ""),
    palace: {
      scoring: "A",
      alhambras: forAll(MOST_OWNERS, () => ({})),
      dirk: [],
      modules: [],
      ...noModuleNotes(MOST_OWNERS),
    },
    dice: {
      scoring: "A",
      tracks: byKind(() => ({ fields: forAll(MOST_OWNERS, () => 0), ranking: [] })),
      tokens: forAll(MOST_OWNERS, () => 0),
    },
    rollwrite: {
      crosses: forAll(MOST_OWNERS, () => GRID.map(() => false)),
      coins: forAll(MOST_OWNERS, () => 0),
      marks: forAll(MOST_IMAGINARY, () => byKind(() => 0)),
      order: byKind<number[][]>(() => []),
      contest: false,
    },
    alone: 2,
  };
}

const KEY = "alhambra-companion";
const MOST_STEPS = 500;

/** What was kept, if it can be counted; what an older page kept otherwise is given up. */
function kept(): Notes | null {
  try {
    const found = JSON.parse(localStorage.getItem(KEY) ?? "null") as Notes | null;
    if (!found) return null;
    const notes = { ...blank(), ...found };
    for (const game of BOXES) breakdownOf({ ...notes, game });
    return hasTileTwice(notes) ? null : notes;
  } catch {
    return null;
  }
}

function hasTileTwice({ palace }: Notes): boolean {
  const tiles = palace.alhambras.flatMap((alhambra) => Object.values(alhambra));
  return new Set(tiles).size < tiles.length;
}

export function breakdownOf(notes: Notes): Breakdown {
  if (notes.game === "palace") return countPalace(notes.palace, notes.players);
  if (notes.game === "dice") return countDice(notes.dice, ownersOf(notes, String).length);
  return countSheets(notes.rollwrite, notes.players, notes.alone);
}

/** Who has something on the table: the players, then Dirk or the imaginary ones. */
export function ownersOf(
  { game, players, names, alone }: Notes,
  call: (what: "player" | "dirk" | "imaginary", number: number) => string,
): Owner[] {
  const seats: Owner[] = Array.from({ length: players }, (_, seat) => ({
    name: names[seat]!.trim() || call("player", seat + 1),
    mark: [...names[seat]!.trim()][0]?.toLocaleUpperCase() ?? String(seat + 1),
    seat,
  }));
  const others = game === "rollwrite" ? imaginaryFor(players, alone) : players === 2 ? 1 : 0;
  const imaginary: Owner[] = Array.from({ length: others }, (_, number) => ({
    name: call(game === "rollwrite" ? "imaginary" : "dirk", number + 1),
    mark: game === "rollwrite" ? "?" : "D",
    seat: null,
    imaginary: number,
  }));
  return [...seats, ...imaginary];
}

export class Notebook {
  notes = $state.raw<Notes>(blank());
  /** Whether nothing was ever entered on this device. */
  isNew: boolean;
  #before = $state.raw<Notes[]>([]);

  constructor() {
    const found = kept();
    this.isNew = found === null;
    if (found) this.notes = found;
  }

  get canUndo(): boolean {
    return this.#before.length > 0;
  }

  write(changes: Partial<Notes>): void {
    this.#before = [...this.#before.slice(1 - MOST_STEPS), this.notes];
    this.#take({ ...this.notes, ...changes });
  }

  undo(): void {
    const last = this.#before.at(-1);
    if (!last) return;
    this.#before = this.#before.slice(0, -1);
    this.#take(last);
  }

  /** Everything off the table; who plays what stays. */
  clear(): void {
    const { game, players, names, alone, palace } = this.notes;
    const empty = blank();
    const modules = { ...empty.palace, modules: palace.modules };
    this.write({ ...empty, game, players, names, alone, palace: modules });
  }

  #take(notes: Notes): void {
    this.notes = notes;
    try {
      localStorage.setItem(KEY, JSON.stringify(notes));
    } catch {
      // Private windows may not keep anything; it then lasts as long as the page.
    }
  }

  // Palace

  palace(changes: Partial<PalaceTable>): void {
    this.write({ palace: { ...this.notes.palace, ...changes } });
  }

  lay(seat: number, tile: string, at: string, from?: string): void {
    const { alhambras } = this.notes.palace;
    const alhambra = { ...alhambras[seat]! };
    if (from) delete alhambra[from];
    this.palace({ alhambras: alhambras.with(seat, { ...alhambra, [at]: tile }) });
  }

  takeAway(seat: number, at: string): void {
    const { palace } = this.notes;
    const { [at]: tile, ...others } = palace.alhambras[seat]!;
    this.palace({
      ...withoutTile(palace, tile!),
      alhambras: palace.alhambras.with(seat, others),
    });
  }

  /** Dirk's tiles lie in no order; a second touch takes one away. */
  giveDirk(tile: string): void {
    const { palace } = this.notes;
    const { dirk } = palace;
    if (!dirk.includes(tile)) this.palace({ dirk: [...dirk, tile] });
    else {
      this.palace({
        ...withoutTile(palace, tile),
        dirk: dirk.filter((each) => each !== tile),
      });
    }
  }

  // The Dice Game

  dice(changes: Partial<DiceTable>): void {
    this.write({ dice: { ...this.notes.dice, ...changes } });
  }

  // Roll & Write

  sheets(changes: Partial<Sheets>): void {
    this.write({ rollwrite: { ...this.notes.rollwrite, ...changes } });
  }

  cross(seat: number, crossing: number): void {
    const { crosses } = this.notes.rollwrite;
    const own = crosses[seat]!;
    this.sheets({ crosses: crosses.with(seat, own.with(crossing, !own[crossing])) });
  }
}

/** Who has each tile, by its text: the number of the owner. */
export function holders({ palace, players }: Notes): Map<string, number> {
  const found = new Map<string, number>();
  palace.alhambras
    .slice(0, players)
    .forEach((alhambra, seat) => Object.values(alhambra).forEach((tile) => found.set(tile, seat)));
  if (players === 2) for (const tile of palace.dirk) found.set(tile, players);
  return found;
}
