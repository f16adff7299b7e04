/** Plays a replay automatically, or step by step. */
import type { ReplayLink } from "../wire/replay.svelte";
import { nextStop, stopBefore, type Stop } from "./timeline";

/** How long a move is shown, in milliseconds, at the usual speed. */
const MOVE = 1400;
/** A scoring is shown for longer. */
const SCORING = 3;
const SPEEDS = [1, 2, 4, 0.5];

export class Player {
  playing = $state(false);
  #speed = $state(0);

  constructor(
    readonly link: ReplayLink,
    readonly stops: () => Stop[],
  ) {}

  get speedText(): string {
    return `${SPEEDS[this.#speed]! === 0.5 ? "½" : SPEEDS[this.#speed]}×`;
  }

  /** How long the current moment is shown. */
  get lasts(): number {
    return (MOVE / SPEEDS[this.#speed]!) * (this.link.scorings.length > 0 ? SCORING : 1);
  }

  go = (at: number): void => {
    this.playing = false;
    this.link.go(at);
  };

  back = (): void => this.go(this.link.at - 1);
  on = (): void => this.go(this.link.at + 1);
  toStopBefore = (): void => this.go(stopBefore(this.stops(), this.link.at));
  toNextStop = (): void => this.go(nextStop(this.stops(), this.link.last, this.link.at));

  faster = (): void => {
    this.#speed = (this.#speed + 1) % SPEEDS.length;
  };

  toggle = (): void => {
    // At the end, it starts again.
    if (!this.playing && this.link.at === this.link.last) this.link.go(0);
    this.playing = !this.playing;
  };

  /** Shows the next move when it is time for it. */
  step = (): void => {
    this.link.go(this.link.at + 1);
    if (this.link.at === this.link.last) this.playing = false;
  };
}
