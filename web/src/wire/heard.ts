/** When the server told us of a chair: what it said of the time left was true then. */
import type { Chair, TableNote } from "./types";

const heard = new WeakMap<Chair, number>();

/** The same table, told just now. */
export function heardNow(note: TableNote): TableNote {
  for (const chair of note.chairs) heard.set(chair, Date.now());
  return note;
}

export const heardAt = (chair: Chair): number => heard.get(chair) ?? Date.now();
