/** How a game has ended, where it is not simply the most points that win. */
import type { Verdict } from "../score/FinalTable.svelte";
import type { RollWriteView } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { imaginaryName } from "./names";

export function verdictOf(
  view: RollWriteView,
  names: string[],
  own: number | null,
): Verdict | null {
  if (view.seats.length > 1) return null;
  const { points } = view.seats[0]!;
  const name = names[0]!;
  if (!view.contest) {
    const says = words(own === 0 ? "rw-final-you" : "rw-final-alone", { name });
    return { says, points, winners: [0] };
  }
  const best = Math.max(...view.imaginary.map((each) => each.points));
  if (points > best) {
    const says =
      own === 0 ? words("final-you-win") : words("final-wins", { names: name, winners: 1 });
    return { says, points, winners: [0] };
  }
  const rivals = view.imaginary.flatMap((each, place) =>
    each.points === best ? [imaginaryName(place + 1)] : [],
  );
  if (points === best) {
    const says = words("rw-final-tie", { names: rivals.join(", ") });
    return { says, points, winners: [0] };
  }
  const says = words("final-wins", { names: rivals.join(", "), winners: rivals.length });
  return { says, points: best, winners: [] };
}
