/** The dice of the turn that is played just now, and which of them are to be kept. */
import { untrack } from "svelte";
import { Refusal } from "../wire/http";
import type { TableLink } from "../wire/table.svelte";
import type { Chance, Rolling, ServerSentence } from "../wire/types";
import { changed, inOrder, keptIn, placesOf, rerolled, thrown, type Die } from "./dice-row";

/** A table with dice to roll, of whatever game. */
type LinkWithDice = Pick<TableLink, "events" | "version" | "summary" | "odds"> & {
  readonly view: { rolling: Rolling | null; awaited: number | null } | null;
};

export class Rolls {
  dice = $state.raw<Die[]>([]);
  /** The places of the dice to be kept. */
  kept = $state.raw<number[]>([]);
  /** Whether the player wants to know what is likely, */
  weighing = $state(false);
  /** and what the server says to that. */
  chances = $state.raw<Chance[] | null>(null);

  #link: LinkWithDice;
  #tell: (reason: ServerSentence) => void;
  /** Which roll the dice show. */
  #shown = 0;

  constructor(link: LinkWithDice, tell: (reason: ServerSentence) => void) {
    this.#link = link;
    this.#tell = tell;
  }

  rolling = $derived.by(() => this.#link.view?.rolling ?? null);
  /** Whether there may be another roll. */
  more = $derived.by(() => this.rolling !== null && this.rolling.rolls < this.rolling.most);
  /** What is kept, as moves write it. */
  text = $derived.by(() => inOrder(this.kept.map((at) => this.dice[at]!.letter)) || "nothing");

  toggle(at: number): void {
    this.kept = this.kept.includes(at)
      ? this.kept.filter((other) => other !== at)
      : [...this.kept, at];
  }

  /** The table has changed: dice that were rolled tumble, the others lie still. */
  refresh(): void {
    const { rolling, dice } = this;
    const event = this.#link.events.at(-1);
    const text = keptIn(event);
    const before = this.#shown;
    this.#shown = rolling?.rolls ?? 0;
    if (!rolling) {
      this.dice = [];
    } else if (dice.length === 0 || this.#isNewTurn(event)) {
      this.dice = thrown(rolling.dice).map((die) => ({ ...die, rolled: this.#link.version }));
    } else if (rolling.rolls > before && text !== null) {
      const picked = inOrder(this.kept.map((at) => dice[at]!.letter));
      const kept = picked === text ? this.kept : placesOf(dice, text);
      this.dice = rerolled(dice, kept, rolling.dice);
    } else {
      this.dice = changed(dice, rolling.dice);
    }
    this.kept = [];
  }

  /** Whether somebody's first roll came with it. */
  #isNewTurn(event: { entries: { what: string }[] } | undefined): boolean {
    const rolled = event?.entries.some((each) => each.what === "drawn") ?? false;
    return rolled && this.rolling?.rolls === 1;
  }

  /** Asks what is likely if the dice picked now are kept. */
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

/** Weighs anew whenever other dice are to be kept, for as long as the component is there. */
export function weighWhenAsked(rolls: Rolls): void {
  $effect(() => {
    void [rolls.text, rolls.rolling, rolls.weighing];
    untrack(() => void rolls.weigh());
  });
}
