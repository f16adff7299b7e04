import { words } from "../../../words/catalogue.svelte";
import { tileInFull } from "../../../words/pieces";
import type { Mark } from "../about";
import PointsMark from "./PointsMark.svelte";

/** What a bazaar would score. */
export const worthOf = (points: number): Mark => ({
  Face: PointsMark,
  value: points,
  says: (tile) => words("bazaar-worth", { tile: tileInFull(tile), points }),
});
