/** A finished game, for everything that shows it: its result, which can be opened again and again,
 * and the rematch. */
import { getContext, setContext } from "svelte";
import { settings } from "../settings.svelte";
import type { TableSocket } from "../wire/table.svelte";
import { words } from "../words/catalogue.svelte";
import { namesAt } from "./names";

const KEY = Symbol("game end");

export class GameEnd {
  /** Whether the result is shown in front of the table. */
  isShown = $state(true);

  readonly #link: TableSocket;

  constructor(
    link: TableSocket,
    /** The same game again, with the same people and bots; or back to the club night. */
    readonly playAgain: () => Promise<void>,
  ) {
    this.#link = link;
  }

  show = (): void => {
    this.isShown = true;
  };

  hide = (): void => {
    this.isShown = false;
  };

  summary = $derived.by(() => this.#link.summary);
  isOver = $derived.by(() => this.summary?.status === "over");
  /** Spectators have nobody to play again with. */
  canPlayAgain = $derived.by(() => this.night !== null || (this.summary?.mine.length ?? 0) > 0);
  /** The club night that the game belongs to: people continue there instead of playing again. */
  night = $derived.by(() => this.summary?.night ?? null);
  hasAsked = $derived.by(() => this.summary?.mine.some((seat) => this.summary!.seats[seat]!.again));

  /** The others who would play again. */
  #others = $derived.by(() => {
    const { seats = [], mine = [] } = this.summary ?? {};
    return namesAt(seats).filter((_, seat) => seats[seat]!.again && !mine.includes(seat));
  });

  /** Their request, in words. */
  invitation = $derived.by(() =>
    this.#others.length === 0
      ? null
      : words("again-wanted", {
          names: new Intl.ListFormat(settings.language).format(this.#others),
          people: this.#others.length,
        }),
  );

  /** The label of the button for it. */
  label = $derived.by(() => {
    if (this.night !== null) return words("final-night");
    if (this.hasAsked) return words("again-go");
    return words(this.invitation === null ? "final-again" : "again-join");
  });
}

export const setGameEnd = (end: GameEnd): GameEnd => setContext(KEY, end);

/** Undefined in a replay. */
export const gameEnd = (): GameEnd | undefined => getContext(KEY);
