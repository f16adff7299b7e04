/** What can be changed on a table of Palace. */
import type { Notebook } from "../../companion/notebook.svelte";
import type { PalaceTable } from "./table";

export type PalaceBook = Notebook<PalaceTable>;

export function lay(book: PalaceBook, seat: number, tile: string, at: string, from?: string): void {
  const { alhambras } = book.table;
  const alhambra = { ...alhambras[seat]! };
  if (from) delete alhambra[from];
  book.change({ alhambras: alhambras.with(seat, { ...alhambra, [at]: tile }) });
}

export function takeAway(book: PalaceBook, seat: number, at: string): void {
  const { alhambras, chests } = book.table;
  const { [at]: tile, ...others } = alhambras[seat]!;
  book.change({ alhambras: alhambras.with(seat, others), chests: without(chests, tile) });
}

/** Dirk's tiles lie in no order; a second touch takes one away. */
export function giveDirk(book: PalaceBook, tile: string): void {
  const { dirk, chests } = book.table;
  if (!dirk.includes(tile)) book.change({ dirk: [...dirk, tile] });
  else {
    book.change({ dirk: dirk.filter((each) => each !== tile), chests: without(chests, tile) });
  }
}

export function toggleChest(book: PalaceBook, owner: number, tile: string): void {
  const { chests } = book.table;
  const carrying = chests[owner]!;
  const next = carrying.includes(tile)
    ? carrying.filter((each) => each !== tile)
    : [...carrying, tile];
  book.change({ chests: chests.with(owner, next) });
}

const without = (chests: string[][], tile: string | undefined): string[][] =>
  chests.map((carrying) => carrying.filter((each) => each !== tile));

/** Who has each tile, by its text: the number of the owner. */
export function holders({ table, notes: { players } }: PalaceBook): Map<string, number> {
  const found = new Map<string, number>();
  table.alhambras
    .slice(0, players)
    .forEach((alhambra, seat) => Object.values(alhambra).forEach((tile) => found.set(tile, seat)));
  if (players === 2) for (const tile of table.dirk) found.set(tile, players);
  return found;
}
