/** What bazaars score (Z-06, Z-07). */
import { BAZAAR, bazaarOf, BAZAARS } from "../../modules/bazaars";
import { worthOf } from "../../modules/bazaars/marks";
import { tileOf } from "../../../pieces";
import { words } from "../../../words/catalogue.svelte";
import { BOX } from "../../../companion/box";
import { ofParts } from "../../../companion/breakdown";
import type { CountedPart } from "../../../wire/types";
import { stepped, type Alhambra } from "../wall";
import type { CountedModule } from "./module";

const RING = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => ({ x, y })));

/** The buildings of its three types on the eight cells around a bazaar; each scores as many points
 * as there are types among them. */
function bazaarPart(alhambra: Alhambra, at: string): CountedPart[] {
  const bazaar = bazaarOf(alhambra[at]!);
  if (!bazaar) return [];
  const matching = RING.flatMap((step) => alhambra[stepped(at, step)] ?? [])
    .map((tile) => tileOf(tile).kind)
    .filter((kind) => bazaar.kinds.some((own) => own === kind));
  return [{ name: alhambra[at]!, number: matching.length, each: new Set(matching).size }];
}

const bazaarParts = (alhambra: Alhambra): CountedPart[] =>
  Object.keys(alhambra).flatMap((at) => bazaarPart(alhambra, at));

const bazaarPoints = (alhambra: Alhambra, at: string): number =>
  bazaarPart(alhambra, at).reduce((sum, { number, each }) => sum + number * each, 0);

export const bazaars: CountedModule = {
  name: "bazaars",
  reason: ({ scoring }, { ofEach }) =>
    scoring === "C" ? ofParts(BAZAARS, ofEach(bazaarParts, [])) : null,
  tiles: { kind: BAZAAR, name: () => words("stalls"), texts: BOX.bazaars },
  marks: ({ alhambras }, owner, tile, at) =>
    bazaarOf(tile) && at !== undefined ? [worthOf(bazaarPoints(alhambras[owner]!, at))] : [],
};
