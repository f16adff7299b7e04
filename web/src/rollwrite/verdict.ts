/** How a solo game ended, in words; for other games the usual words do. */
import type { RollWriteView } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { imaginaryName } from "./names";

export function verdictOf(view: RollWriteView, names: string[], own: number | null): string | null {
  const { result, seats } = view;
  if (!result || seats.length > 1) return null;
  const rivals = Object.keys(result.imaginary);
  if (rivals.length === 0) {
    return words(own === 0 ? "rw-final-you" : "rw-final-alone", { name: names[0]! });
  }
  const best = result.imaginary_winners.map((name) => imaginaryName(rivals.indexOf(name) + 1));
  if (best.length === 0) return null;
  const facts = { names: best.join(", "), winners: best.length };
  return words(result.winners.length > 0 ? "rw-final-tie" : "final-wins", facts);
}
