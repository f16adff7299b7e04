/** A club night as it is shown. */
import { Refusal } from "../wire/http";
import { Request } from "../wire/request.svelte";
import type { Night } from "../wire/types";
import { act, nightOf, type Action } from "./requests";

/** In milliseconds. */
const PAUSE = 4_000;

export class LiveNight {
  now = $state.raw<Night | null>(null);
  /** Whether there is no such club night. */
  missing = $state(false);
  /** The request made by its buttons. */
  readonly asking = new Request();

  constructor(readonly id: string) {}

  /** Keeps it up to date while it is shown; returns a function that stops this. */
  watch = (): (() => void) => {
    void this.#look();
    const again = () => {
      if (!document.hidden) void this.#look();
    };
    const timer = setInterval(again, PAUSE);
    document.addEventListener("visibilitychange", again);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", again);
    };
  };

  do = (action: Action, facts: object = {}): Promise<void> =>
    this.asking.make(async () => {
      this.#show(await act(this.id, action, facts));
    });

  may = (action: Action): boolean => this.now?.may.includes(action) ?? false;

  async #look(): Promise<void> {
    try {
      this.#show(await nightOf(this.id));
    } catch (error) {
      // Without a network, the last known state stays.
      this.missing = error instanceof Refusal && error.reason.id === "not-here";
    }
  }

  /** An answer that arrives after a later one is out of date. */
  #show(night: Night): void {
    if (this.now === null || night.version >= this.now.version) this.now = night;
  }
}
