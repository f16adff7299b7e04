/** What bazaars count (Z-06, Z-07). */
import { BAZAAR, bazaarOf, BAZAARS } from "../../modules/bazaars";
import { worthOf } from "../../modules/bazaars/marks";
import { tileOf } from "../../../pieces";
import { words } from "../../../words/catalogue.svelte";
import { BOX } from "../../../companion/box";
import { stepped, type Alhambra } from "../wall";
import type { CountedModule } from "./module";

const RING = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** The buildings of its three types on the eight cells around it, times the number of its types
 * among them. */
function bazaarPoints(alhambra: Alhambra, at: string): number {
  const bazaar = bazaarOf(alhambra[at]!);
  if (!bazaar) return 0;
  const around = RING.map((step) => alhambra[stepped(at, step)]).filter(
    (tile) => tile !== undefined,
  );
  const matching = around
    .map((tile) => tileOf(tile).kind)
    .filter((kind) => bazaar.kinds.some((own) => own === kind));
  return matching.length * new Set(matching).size;
}

const allPoints = (alhambra: Alhambra): number =>
  Object.keys(alhambra).reduce((sum, at) => sum + bazaarPoints(alhambra, at), 0);

export const bazaars: CountedModule = {
  name: "bazaars",
  reason: ({ scoring }, { ofEach }) => {
    if (scoring !== "C") return null;
    const points = ofEach(allPoints);
    return { cause: BAZAARS, counts: points, points };
  },
  tiles: { kind: BAZAAR, name: () => words("stalls"), texts: BOX.bazaars },
  marks: ({ alhambras }, owner, tile, at) =>
    bazaarOf(tile) && at !== undefined ? [worthOf(bazaarPoints(alhambras[owner]!, at))] : [],
};
