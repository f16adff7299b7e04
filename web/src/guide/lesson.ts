/** A guided game as data: for each step what to wait for, where to point and what to say. Every
 * game and every module can bring its own. */
import type { Options } from "../game";
import type { Facts, Sentence } from "../words/catalogue.svelte";

export interface Step<Stage> {
  /** The end of its message's id, `guide-…`. */
  says: string;
  facts?: (stage: Stage) => Facts;
  /** What it points at: a selector of things on the table. */
  at?: string | ((stage: Stage) => string);
  /** The page of the tray where that is. */
  page?: string;
  /** Whether it is in the second half of a heart that has two. */
  turned?: boolean;
  /** When it has nothing to say, as things have turned out. */
  skip?: (stage: Stage) => boolean;
  /** When to say it; until then the guide is quiet. */
  when?: (stage: Stage) => boolean;
  /** When the learner has done it. If missing, the learner clicks “Next”. */
  until?: (stage: Stage) => boolean;
  /** A friendly explanation of why the current pick is not what is wanted. */
  mistake?: (stage: Stage) => Sentence | null;
  /** Why it cannot be done any more: the learner may try again from the start. */
  lost?: (stage: Stage) => Sentence | null;
}

export interface Lesson<Stage = never> {
  /** The fixed deal that it is made for. */
  deal: string;
  /** How many bots join in. */
  bots: number;
  /** The options of its table, such as modules. */
  options?: Options;
  steps: Step<Stage>[];
}

/** The lesson that every game has. */
export const FIRST_GAME = "first-game";

/** Where the tutor can be asked. */
export const TUTOR = { at: "[data-tab=tutor]", page: "tutor" };

/** Where a step points at this moment of the game. */
export const pointsAt = <Stage>({ at }: Step<Stage>, stage: Stage): string | null =>
  (typeof at === "function" ? at(stage) : at) ?? null;
