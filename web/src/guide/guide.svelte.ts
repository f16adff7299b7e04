/** A lesson in progress: which step it has reached. What the learner does moves it on. */
import { untrack } from "svelte";
import { pointsAt, type Lesson, type Step } from "./lesson";
import { noteDone, noteStep, type Begun } from "./progress";

/** The guide of a table, as far as its surroundings need to know. */
export interface ShownGuide {
  readonly game: string;
  /** The name of the lesson. */
  readonly name: string;
  /** What the guide says; null while the guide waits or is turned off, and when it is over. */
  readonly message: GuideMessage | null;
  /** Whether the learner has turned it off before its end. */
  readonly isLeft: boolean;
  next(): void;
  leave(): void;
  resume(): void;
}

export interface GuideMessage {
  id: string;
  facts: Record<string, string | number>;
  /** A selector for what it points at. */
  at: string | null;
  page: string | null;
  turned: boolean;
  /** How the learner goes on: by doing it, with “Next”, by trying again; or it is the end. */
  goesOn: "done" | "next" | "again" | "end";
  isMistake: boolean;
  /** How much of the lesson is over, from 0 to 1. */
  progress: number;
}

export class Guide<Stage> implements ShownGuide {
  readonly game: string;
  readonly name: string;
  #step = $state(0);
  #isLeft = $state(false);

  /** Must be created within an effect. */
  constructor(
    readonly table: string,
    begun: Begun,
    readonly steps: Step<Stage>[],
    readonly stage: Stage,
  ) {
    this.game = begun.game;
    this.name = begun.lesson;
    this.#step = begun.step;
    this.#isLeft = begun.left ?? false;
    $effect(() => {
      // What is already done needs no explanation.
      const isOver = (step: Step<Stage>) => step.until?.(stage) || step.skip?.(stage);
      let next = this.#step;
      while (next < steps.length && isOver(steps[next]!)) next += 1;
      if (next !== this.#step) untrack(() => this.#goTo(next));
    });
    $effect(() => {
      // Whoever hears the last word is done, whether they close it or not.
      if (this.message?.goesOn === "end") noteDone(this.game, this.name);
    });
  }

  get #current(): Step<Stage> | null {
    return this.steps[this.#step] ?? null;
  }

  get isLeft(): boolean {
    return this.#isLeft && this.#current !== null;
  }

  message = $derived.by<GuideMessage | null>(() => {
    const step = this.#current;
    const { stage } = this;
    if (!step || this.#isLeft || step.skip?.(stage) || step.until?.(stage)) return null;
    if (step.when?.(stage) === false) return null;
    const lost = step.lost?.(stage) ?? null;
    const mistake = lost ?? step.mistake?.(stage) ?? null;
    const isLast = this.#step === this.steps.length - 1;
    return {
      id: `guide-${mistake?.id ?? step.says}`,
      facts: mistake?.facts ?? (mistake ? {} : (step.facts?.(stage) ?? {})),
      at: lost ? null : pointsAt(step, stage),
      page: step.page ?? null,
      turned: step.turned ?? false,
      goesOn: lost ? "again" : step.until ? "done" : isLast ? "end" : "next",
      isMistake: mistake !== null,
      progress: (this.#step + 1) / this.steps.length,
    };
  });

  next(): void {
    this.#goTo(this.#step + 1);
  }

  /** Turns the guide off; the game continues. */
  leave(): void {
    this.#isLeft = true;
    this.#note();
  }

  resume(): void {
    this.#isLeft = false;
    this.#note();
  }

  #goTo(step: number): void {
    this.#step = step;
    this.#note();
  }

  #note(): void {
    const { game, name: lesson } = this;
    const begun = { game, lesson, step: this.#step, left: this.#isLeft };
    noteStep(this.table, this.#current ? begun : null);
  }
}

/** The guide of a table that was opened for a lesson. */
export const guideOf = <Stage>(
  table: string,
  begun: Begun,
  lesson: Lesson<Stage>,
  stage: Stage,
): ShownGuide => new Guide(table, begun, lesson.steps, stage);
