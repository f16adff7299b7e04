/** The types of buildings in words. */
import { kindOf } from "../letters";
import { words } from "./catalogue.svelte";

export const kindNames = (kinds: string[]): string =>
  kinds.map((kind) => words("kind-name", { kind })).join(", ");

/** By the letters of the types. */
export const typeNames = (letters: string[]): string => kindNames(letters.map(kindOf));
