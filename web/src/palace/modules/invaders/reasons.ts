/** What an attack costs, in words. */
import { SIDES, type Side } from "../../../letters";
import type { CountedPart } from "../../../wire/types";
import { words } from "../../../words/catalogue.svelte";
import type { AboutParts } from "../about";
import SideFace from "./SideFace.svelte";

/** What an attack spares players who have too few points. */
const NOT_BELOW_ZERO = "not-below-zero";

const sideOf = (part: CountedPart): Side | undefined => SIDES.find((side) => side === part.name);

function says(part: CountedPart): string | null {
  const { name, number, each } = part;
  if (name === NOT_BELOW_ZERO) return words("attack-not-below-zero", { points: each });
  const side = sideOf(part);
  return side ? words("attack-part", { side, number, each: Math.abs(each) }) : null;
}

/** The open sides facing the attack, and those beside it if they count. */
function explains(parts: CountedPart[]): string {
  const [front, beside] = parts.filter(({ name }) => name !== NOT_BELOW_ZERO);
  const side = front && sideOf(front);
  if (!side) return "";
  const costs = [words("attack-costs", { side, each: Math.abs(front.each) })];
  if (beside) costs.push(words("attack-costs-beside", { side, each: Math.abs(beside.each) }));
  return costs.join(" ");
}

export const openSides: AboutParts = { Face: SideFace, remark: NOT_BELOW_ZERO, says, explains };
