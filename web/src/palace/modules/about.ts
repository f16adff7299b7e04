/** What the page knows of a module of Palace wherever it is named, shown or told of, also where no
 * table is: its name, pictures and pieces, and what is done with it in words. What it adds to a
 * table is a `ModulePart`. */
import type { Component } from "svelte";
import type { CountedPart } from "../../wire/types";
import type { Side } from "../../letters";

export interface About {
  /** What the server calls it. */
  name: string;
  art: { name: string; box: string };
  /** Variants of which one is chosen, the module itself first. */
  variants?: { label: () => string; names: string[]; says: (name: string) => string };
  causes?: Record<string, AboutCause>;
  /** Tiles that are no buildings: the tile of such a text. */
  tile?: (text: string) => SpecialTile | null;
  /** What a marked card is, if those are its. */
  markedCard?: { art: string; says: (currency: string, value: number) => string };
  /** A fact of a refusal that is to be told in words. */
  fact?: (name: string, text: string) => string | null;
  /** A move in words, if it is about it. */
  move?: (words: string[], name: string) => string | null;
  /** What chance gave, in words: on which occasion, with the number in it, if any. */
  drawn?: (occasion: string, number: number, pieces: string[], names: string[]) => string | null;
  /** What has come right after a scoring, in words, by its cause. */
  after?: (cause: string) => string | null;
}

/** What it gives points for. */
export interface AboutCause {
  art: string;
  box: string;
  /** Its paint, and the pattern on it. */
  ground: string;
  pattern?: string;
  /** Whether the most of it count. */
  majority?: boolean;
  parts?: AboutParts;
  /** What is drawn while it is scored, if it is more than its picture; from which side it came. */
  Scene?: Component<{ side: Side | null }>;
  /** What stands above it, if it comes right after a scoring. */
  title?: (side: Side | null) => string;
}

/** The parts of what it counts. */
export interface AboutParts {
  Face?: Component<{ part: CountedPart }>;
  /** The name of a part that is no piece but a remark. */
  remark?: string;
  /** A part in words, if not as usual. */
  says?: (part: CountedPart) => string | null;
  /** What is to be known to understand them. */
  explains?: (parts: CountedPart[]) => string;
}

export interface SpecialTile {
  /** The end of its picture's name. */
  kind: string;
  name: () => string;
  /** With what one who cannot see the drawing needs to know. */
  inFull: () => string;
  /** What is drawn on it. */
  Face: Component<{ tile: string }>;
}

/** Something that lies on a tile. */
export interface Mark {
  Face: Component<{ tile: string; value: number }>;
  value: number;
  /** The tile with it, in words. */
  says: (tile: string) => string;
}

/** What cannot be read: blank pieces that nobody shows. */
export const UNSEEN = "?";
