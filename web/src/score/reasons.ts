/** The reasons for points, in words. */
import type { CountedPart } from "../wire/types";
import { words } from "../words/catalogue.svelte";
import { partOfModule } from "./causes";

/** Buildings of a type that was already paid for: they do not count again. */
const PAID = "paid";

/** Whether a part consists of pieces, and is not a remark about them. */
export const isPiece = (cause: string, { name }: CountedPart): boolean =>
  name !== PAID && name !== partOfModule(cause)?.remark;

export function partInWords(cause: string, part: CountedPart): string {
  const { name, number, each } = part;
  if (name === PAID) return words("show-paid", { number });
  return partOfModule(cause)?.says?.(part) ?? words("show-part", { cause, name, number, each });
}

/** What readers need to know about a cause to understand its points, given the parts of what it
 * counted for anybody. */
export const explanationOf = (cause: string, parts: CountedPart[]): string =>
  partOfModule(cause)?.explains?.(parts) ?? "";
