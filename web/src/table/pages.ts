/** The tray of a table has pages: what can be touched, and what is good to know. */
import type { Snippet } from "svelte";

export interface Page {
  name: string;
  /** What it is called, in words, */
  label: string;
  /** and its picture: a name in the sprite, and which part of it is shown. */
  icon: string;
  box?: string | undefined;
  /** How much of it is new. */
  count?: number;
  /** What is on it; it is told which page it is. */
  content: Snippet<[Page]>;
}
