/** The tray of a table has pages: those for moves, and background information. */
import type { Snippet } from "svelte";

export interface Page {
  name: string;
  /** Its name, in words, */
  label: string;
  /** and its picture: a name in the sprite, and its view box. */
  icon: string;
  box?: string | undefined;
  /** How much of it is new. */
  count?: number;
  /** Its content, which gets the page. */
  content: Snippet<[Page]>;
}
