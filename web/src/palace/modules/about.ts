/** What the page knows about a module of Palace wherever it is named, shown or mentioned, even away
 * from a table: its name, pictures and pieces, and its moves and draws in words. What it adds to a
 * table is a `ModulePart`. */
import type { Component } from "svelte";
import type { CountedPart } from "../../wire/types";
import type { Side } from "../../letters";

export interface About {
  /** The server's name for it. */
  name: string;
  art: { name: string; box: string };
  /** The variants to choose from, the module itself first. */
  variants?: { label: () => string; names: string[]; says: (name: string) => string };
  causes?: Record<string, AboutCause>;
  /** Tiles that are not buildings: the tile that a text names. */
  tile?: (text: string) => SpecialTile | null;
  /** What a marked card is, if such cards belong to the module. */
  markedCard?: { art: string; says: (currency: string, value: number) => string };
  /** A fact of a refusal that has to be put into words. */
  fact?: (name: string, text: string) => string | null;
  /** A move in words, if it belongs to the module. */
  move?: (words: string[], name: string) => string | null;
  /** What chance gave, in words: the occasion, with the number in it, if any. */
  drawn?: (occasion: string, number: number, pieces: string[], names: string[]) => string | null;
  /** What came right after a scoring, in words, by its cause. */
  after?: (cause: string) => string | null;
}

/** What it gives points for. */
export interface AboutCause {
  art: string;
  box: string;
  /** Its paint, and the pattern on it. */
  ground: string;
  pattern?: string;
  /** Whether it is a majority. */
  majority?: boolean;
  parts?: AboutParts;
  /** What is drawn while it is scored, if it is more than its picture; and from which side it
   * came. */
  Scene?: Component<{ side: Side | null }>;
  /** What is shown above it, if it comes right after a scoring. */
  title?: (side: Side | null) => string;
}

/** The parts of what it counts. */
export interface AboutParts {
  Face?: Component<{ part: CountedPart }>;
  /** The name of a part that is a remark and not a piece. */
  remark?: string;
  /** A part in words, if not in the usual ones. */
  says?: (part: CountedPart) => string | null;
  /** What readers need to know to understand the parts. */
  explains?: (parts: CountedPart[]) => string;
}

export interface SpecialTile {
  /** The last part of its picture's name. */
  kind: string;
  name: () => string;
  /** With what people need to know who cannot see the drawing. */
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

/** Something unreadable: blank pieces that are never shown. */
export const UNSEEN = "?";
