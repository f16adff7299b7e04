/** A lesson in progress: which step it has reached. What the learner does moves it on. */
import { untrack } from "svelte";
import { pointsAt, type Lesson, type Step } from "./lesson";
import { begunAt, noteDone, noteStep } from "./progress";

/** The guide of a table, as far as its surroundings need to know. */
export interface ShownGuide {
  /** What is being said; null while the guide waits, and when it is over. */
  readonly said: Said | null;
  next(): void;
  leave(): void;
}

export interface Said {
  id: string;
  facts: Record<string, string | number>;
  /** A selector for what it points at. */
  at: string | null;
  page: string | null;
  /** Whether the learner decides when to continue. */
  isRead: boolean;
  isMistake: boolean;
  /** The total number of steps, and the number of this one. */
  number: number;
  steps: number;
}

export class Guide<Stage> implements ShownGuide {
  #step = $state(0);
  readonly #lesson: Lesson<Stage>;

  /** Must be created while the table's component initialises. */
  constructor(
    readonly table: string,
    readonly game: string,
    readonly name: string,
    lesson: Lesson<Stage>,
    readonly stage: Stage,
    step: number,
  ) {
    this.#lesson = lesson;
    this.#step = step;
    $effect(() => {
      // What is already done needs no explanation; one step at a time.
      if (this.#current?.until?.(this.stage)) untrack(() => this.#goOn());
    });
  }

  get #current(): Step<Stage> | null {
    return this.#lesson.steps[this.#step] ?? null;
  }

  said = $derived.by<Said | null>(() => {
    const step = this.#current;
    if (!step || step.when?.(this.stage) === false || step.until?.(this.stage)) return null;
    const mistake = step.mistake?.(this.stage) ?? null;
    return {
      id: `guide-${mistake?.id ?? step.says}`,
      facts: mistake?.facts ?? step.facts?.(this.stage) ?? {},
      at: pointsAt(step, this.stage),
      page: step.page ?? null,
      isRead: step.until === undefined,
      isMistake: mistake !== null,
      number: this.#step + 1,
      steps: this.#lesson.steps.length,
    };
  });

  next(): void {
    this.#goOn();
  }

  /** Ends the lesson; the game continues. */
  leave(): void {
    this.#goTo(this.#lesson.steps.length);
  }

  #goOn(): void {
    this.#goTo(this.#step + 1);
    if (!this.#current) noteDone(this.game, this.name);
  }

  #goTo(step: number): void {
    this.#step = step;
    noteStep(this.table, { lesson: this.name, step });
  }
}

/** The guide of a table that was opened for a lesson; null at any other table. */
export function guideOf<Stage>(
  table: string,
  game: string,
  lessons: Record<string, Lesson<Stage>>,
  stage: Stage,
): Guide<Stage> | null {
  const begun = begunAt(table);
  const lesson = begun && lessons[begun.lesson];
  return lesson ? new Guide(table, game, begun.lesson, lesson, stage, begun.step) : null;
}
