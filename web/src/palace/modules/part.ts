/** What a module adds to a table where it is in play: a class with hooks, as in the engine. They do
 * nothing unless a module overrides them. */
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
  /** Null while it cannot be bought. */
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
    /** The server's name for it. */
    readonly name: string,
  ) {}

  /** What it has on a table. */
  boardIn({ modules }: PalaceView): Board {
    return modules.find(({ name }) => name === this.name) as Board;
  }
  /** What it has on the table as it is now. */
  get board(): Board {
    return this.boardIn(this.stage.view);
  }
  /** The moves of one verb that are possible now: the words after the verb. */
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
  /** Over somebody's Alhambra; where something is staged, as it would be. */
  readonly Over: Over | null = null;
  /** Beside it, where tiles wait. */
  readonly Beside: Panel | null = null;
  /** What lies on somebody's tile. */
  marks(_view: PalaceView, _seat: number, _tile: string): Mark[] {
    return [];
  }
  /** What is shown beside somebody's points; without a seat, Dirk's. */
  holdings(_view: PalaceView, _seat: number | null): Holding[] {
    return [];
  }

  // What is for sale

  get offers(): MoreOffer[] {
    return [];
  }

  // What is picked

  /** The moves that are made by tapping things, by their verbs. */
  readonly verbs: string[] = [];
  /** Whether the player has picked something of the module, */
  get picking(): boolean {
    return false;
  }
  /** and whether it was picked automatically. */
  get due(): boolean {
    return false;
  }
  /** What the currently picked cards are for, if it is something of the module. */
  get price(): number | null {
    return null;
  }
  /** What is staged, if it belongs to the module. */
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
  /** Does what a tap there does; returns whether it was the module's to do. */
  tap(_kind: string, _what: string): boolean {
    return false;
  }
  /** Whether cards can be dropped there. */
  takesCards(_kind: string): boolean {
    return false;
  }
  /** The simplest move that a tap there can mean. */
  plainest(_kind: string, _what: string): string | null {
    return null;
  }
  /** Nothing is picked any more. */
  putBack(): void {}
  /** Picks what has to be done now automatically. */
  pickWhatIsDue(): void {}

  // In words

  asks(_names: string[]): Sentence | null {
    return null;
  }
  /** The label of the confirming button, if what is staged belongs to the module. */
  get action(): string | null {
    return null;
  }
  /** The label of the button that declines what it offers. */
  get declining(): string | null {
    return null;
  }
  /** What the tutor says, if it concerns the module. */
  get lesson(): Lesson | null {
    return null;
  }
}

export type PartClass = new (stage: Stage, name: string) => ModulePart;
