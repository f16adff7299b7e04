/** Dirk, who joins in at tables of two. */
import { DIRK } from "../table/names";
import type { Notes } from "./notebook.svelte";

export const dirkAtTwo = ({ players }: Notes): { name: string; mark: string }[] =>
  players === 2 ? [{ name: DIRK, mark: "D" }] : [];
