/** The dice of the current turn, and which of them to keep. */
import { untrack } from "svelte";
import { Refusal } from "../wire/http";
import type { TableLink } from "../wire/table.svelte";
import type { Chance, Rolling, ServerSentence } from "../wire/types";
import { changed, inOrder, keptIn, placesOf, rerolled, thrown, type Die } from "./dice-row";

/** A table with dice to roll, in any game. */
type LinkWithDice = Pick<TableLink, "events" | "version" | "summary" | "odds" | "socket"> & {
  readonly view: { rolling: Rolling | null; awaited: number | null } | null;
};

/** The move that rerolls all dice. */
export const ROLL_ALL = "keep nothing";
/** How long dice tumble; */
const TUMBLING = 1050;
/** and without animation, how long a second click on the button may still be part of the first. */
const SECOND_CLICK = 700;

export class Rolls {
  dice = $state.raw<Die[]>([]);
  /** The positions of the dice to keep. */
  kept = $state.raw<number[]>([]);
  /** The roll that the dice come from. They stay visible until the next one. */
  visible = $state.raw<Rolling | null>(null);
  /** Whether the dice have come to rest: until then the roll has no consequences. */
  still = $state(true);
  /** Whether the player is being asked to confirm rerolling all dice. */
  asking = $state(false);
  /** Whether the player wants to see the chances, */
  weighing = $state(false);
  /** and the server's answer. */
  chances = $state.raw<Chance[] | null>(null);

  #link: LinkWithDice;
  #tell: (reason: ServerSentence) => void;
  /** What was kept for the last roll; it stays kept unless the player changes it. */
  #held = $state.raw<number[]>([]);
  #tumbling: ReturnType<typeof setTimeout> | undefined;

  constructor(link: LinkWithDice, tell: (reason: ServerSentence) => void) {
    this.#link = link;
    this.#tell = tell;
  }

  rolling = $derived.by(() => this.#link.view?.rolling ?? null);
  /** The same, once the dice have come to rest. */
  shown = $derived.by(() => (this.still ? this.rolling : null));
  /** Whether another roll is allowed. */
  more = $derived.by(() => this.rolling !== null && this.rolling.rolls < this.rolling.most);
  /** What is kept, in the notation of moves. */
  text = $derived.by(() => inOrder(this.kept.map((at) => this.dice[at]!.letter)) || "nothing");
  /** Whether the kept dice differ from those of the roll before. */
  isChanged = $derived.by(
    () =>
      this.kept.length !== this.#held.length || this.kept.some((at) => !this.#held.includes(at)),
  );

  toggle(at: number): void {
    this.asking = false;
    this.kept = this.kept.includes(at)
      ? this.kept.filter((other) => other !== at)
      : [...this.kept, at];
  }

  /** Keeps the same dice as before. */
  putBack(): void {
    this.asking = false;
    this.kept = this.#held;
  }

  /** Rerolling everything wastes a roll, so it needs confirmation. */
  asksBefore(moves: string[]): boolean {
    this.asking = moves[0] === ROLL_ALL;
    return this.asking;
  }

  /** The table has changed: rolled dice tumble, the others stay put. */
  refresh(): void {
    const { rolling, dice } = this;
    // While a marker awaits confirmation, the dice it was placed for stay visible.
    if (!rolling && this.#link.socket?.confirming) return;
    const event = this.#link.events.at(-1);
    const text = keptIn(event);
    const before = this.visible?.rolls ?? 0;
    this.visible = rolling;
    let held: number[] = [];
    if (!rolling) {
      this.dice = [];
    } else if (dice.length === 0 || this.#isNewTurn(event)) {
      this.dice = thrown(rolling.dice).map((die) => ({ ...die, rolled: this.#link.version }));
      this.#tumble();
    } else if (rolling.rolls > before && text !== null) {
      const picked = inOrder(this.kept.map((at) => dice[at]!.letter));
      held = picked === text ? this.kept : placesOf(dice, text);
      this.dice = rerolled(dice, held, rolling.dice);
      this.#tumble();
    } else {
      this.dice = changed(dice, rolling.dice);
    }
    this.#held = this.more ? held : [];
    this.putBack();
  }

  #tumble(): void {
    const moving = !matchMedia("(prefers-reduced-motion: reduce)").matches;
    this.still = false;
    clearTimeout(this.#tumbling);
    this.#tumbling = setTimeout(() => (this.still = true), moving ? TUMBLING : SECOND_CLICK);
  }

  /** Whether it includes somebody's first roll. */
  #isNewTurn(event: { entries: { what: string }[] } | undefined): boolean {
    const rolled = event?.entries.some((each) => each.what === "drawn") ?? false;
    return rolled && this.rolling?.rolls === 1;
  }

  /** Asks for the chances with the dice that are currently kept. */
  async weigh(): Promise<void> {
    const text = this.text;
    this.chances = null;
    const mine = this.#link.summary?.own === this.#link.view?.awaited;
    const some = this.kept.length < this.dice.length;
    if (!this.weighing || !this.more || !mine || !some) return;
    try {
      const chances = await this.#link.odds(text);
      if (text === this.text && this.weighing) this.chances = chances;
    } catch (error) {
      if (error instanceof Refusal) this.#tell(error.reason);
    }
  }
}

/** Recalculates whenever the kept dice change, as long as the component is mounted. */
export function weighWhenAsked(rolls: Rolls): void {
  $effect(() => {
    void [rolls.text, rolls.rolling, rolls.weighing];
    untrack(() => void rolls.weigh());
  });
}
