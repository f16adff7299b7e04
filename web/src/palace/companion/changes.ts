/** What can be changed on a table of Palace. */
import type { Notebook } from "../../companion/notebook.svelte";
import { withoutTile, type PalaceTable } from "./table";

export type PalaceBook = Notebook<PalaceTable>;

export function lay(book: PalaceBook, seat: number, tile: string, at: string, from?: string): void {
  const { alhambras } = book.table;
  const alhambra = { ...alhambras[seat]! };
  if (from) delete alhambra[from];
  book.change({ alhambras: alhambras.with(seat, { ...alhambra, [at]: tile }) });
}

export function takeAway(book: PalaceBook, seat: number, at: string): void {
  const { alhambras } = book.table;
  const { [at]: tile, ...others } = alhambras[seat]!;
  book.change({ ...withoutTile(book.table, tile!), alhambras: alhambras.with(seat, others) });
}

/** Dirk's tiles are in no order; a second tap takes one away. */
export function giveDirk(book: PalaceBook, tile: string): void {
  const { dirk } = book.table;
  if (!dirk.includes(tile)) book.change({ dirk: [...dirk, tile] });
  else {
    book.change({ ...withoutTile(book.table, tile), dirk: dirk.filter((each) => each !== tile) });
  }
}

/** The owner's number of each tile, by its text. */
export function holders({ table, notes: { players } }: PalaceBook): Map<string, number> {
  const found = new Map<string, number>();
  table.alhambras
    .slice(0, players)
    .forEach((alhambra, seat) => Object.values(alhambra).forEach((tile) => found.set(tile, seat)));
  if (players === 2) for (const tile of table.dirk) found.set(tile, players);
  return found;
}
