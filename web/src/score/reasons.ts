/** The reasons for points, in words. */
import { SIDES, type Side } from "../pieces";
import type { CountedPart } from "../wire/types";
import { words } from "../words/catalogue.svelte";

/** Parts that are no pieces: what an attack spares whoever has too few points, and buildings of a
 * type that has brought its points before. */
const NOT_BELOW_ZERO = "not-below-zero";
const PAID = "paid";

export const sideOf = (part: CountedPart): Side | undefined =>
  SIDES.find((side) => side === part.name);

export const isPiece = ({ name }: CountedPart): boolean => name !== NOT_BELOW_ZERO && name !== PAID;

export function partInWords(cause: string, part: CountedPart): string {
  const { name, number, each } = part;
  if (name === NOT_BELOW_ZERO) return words("attack-not-below-zero", { points: each });
  if (name === PAID) return words("show-paid", { number });
  const side = sideOf(part);
  if (side) return words("attack-part", { side, number, each: Math.abs(each) });
  return words("show-part", { cause, name, number, each });
}

/** What an attack costs, given the parts of what it counted for anybody: the open sides where it
 * comes from, and those beside, where they count. */
export function attackInWords(parts: CountedPart[]): string {
  const [front, beside] = parts.filter(isPiece);
  const side = front && sideOf(front);
  if (!side) return "";
  const costs = [words("attack-costs", { side, each: Math.abs(front.each) })];
  if (beside) costs.push(words("attack-costs-beside", { side, each: Math.abs(beside.each) }));
  return costs.join(" ");
}
