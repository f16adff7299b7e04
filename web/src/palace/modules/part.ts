/** What a module adds to a table that it is played at: a class with hooks, as in the engine. None
 * does anything unless a module overrides it. */
import type { Component } from "svelte";
import type { Lesson } from "../../tutor/lesson";
import type { ModuleView, PalaceView } from "../../wire/types";
import type { Sentence } from "../../words/catalogue.svelte";
import type { Stage } from "../stage.svelte";
import type { Mark } from "./about";

/** A tile that lies beside the market. */
export interface MoreOffer {
  tile: string;
  currency: string;
  /** Nothing while it cannot be bought. */
  price: number | null;
}

/** Something that a player has a number of. */
export interface Holding {
  icon: string;
  name: string;
  number: number;
}

export type Panel = Component<{ part: never }>;
export type Over = Component<{ part: never; view: PalaceView; seat: number }>;

export class ModulePart<Board extends ModuleView = ModuleView> {
  constructor(
    readonly stage: Stage,
    /** What the server calls it. */
    readonly name: string,
  ) {}

  /** What it has on a table. */
  boardIn({ modules }: PalaceView): Board {
    return modules.find(({ name }) => name === this.name) as Board;
  }
  /** What it has on the table as it is. */
  get board(): Board {
    return this.boardIn(this.stage.view);
  }
  /** The moves of one verb that can be made now: the words after the verb. */
  protected legal(verb: string): string[][] {
    return this.stage.legal.flatMap((move) =>
      move.verb === "other" && move.words[0] === verb ? [move.words.slice(1)] : [],
    );
  }

  // What is shown

  /** Beside the market, if there is anything to show. */
  readonly Panel: Panel | null = null;
  get shows(): boolean {
    return this.Panel !== null;
  }
  /** Over somebody's Alhambra: as it would be, where something is staged. */
  readonly Over: Over | null = null;
  /** Beside it, where tiles wait. */
  readonly Beside: Panel | null = null;
  /** What lies on a tile of somebody's. */
  marks(_view: PalaceView, _seat: number, _tile: string): Mark[] {
    return [];
  }
  /** What stands beside somebody's points; nobody's is Dirk's. */
  holdings(_view: PalaceView, _seat: number | null): Holding[] {
    return [];
  }

  // What is for sale

  get offers(): MoreOffer[] {
    return [];
  }

  // What is picked

  /** The moves that are made by touching things, by their verbs. */
  readonly verbs: string[] = [];
  /** Whether the player has picked something of it, */
  get picking(): boolean {
    return false;
  }
  /** and whether that was picked by itself. */
  get due(): boolean {
    return false;
  }
  /** What the cards are for that are picked now, if they are for it. */
  get price(): number | null {
    return null;
  }
  /** What is staged, if it is its. */
  get moves(): string[] | null {
    return null;
  }
  glows(_kind: string, _what: string): boolean {
    return false;
  }
  picked(_kind: string, _what: string): boolean {
    return false;
  }
  /** Whether the tile is shown as staged. */
  stages(_tile: string): boolean {
    return false;
  }
  /** Does what a touch does there, and says whether it was its to do. */
  tap(_kind: string, _what: string): boolean {
    return false;
  }
  /** Whether cards can be dropped there. */
  takesCards(_kind: string): boolean {
    return false;
  }
  /** The plainest move that a touch can mean there. */
  plainest(_kind: string, _what: string): string | null {
    return null;
  }
  /** Nothing is picked any more. */
  putBack(): void {}
  /** Picks by itself what has to be done now. */
  pickWhatIsDue(): void {}

  // In words

  asks(_names: string[]): Sentence | null {
    return null;
  }
  /** What the confirming button says, if what is staged is its. */
  get action(): string | null {
    return null;
  }
  /** What the button says that declines what it offers. */
  get declining(): string | null {
    return null;
  }
  /** What the tutor says, if it is about it. */
  get lesson(): Lesson | null {
    return null;
  }
}

export type PartClass = new (stage: Stage, name: string) => ModulePart;
