/** A request made with a button: under way, done, or refused. */
import { Refusal, UNREACHABLE } from "./http";
import type { ServerSentence } from "./types";

export class Request {
  busy = $state(false);
  refused = $state.raw<ServerSentence | null>(null);

  /** Does all of `ask`, unless that is already under way; a refusal is kept to be shown. */
  async make(ask: () => Promise<void>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.refused = null;
    try {
      await ask();
    } catch (error) {
      this.refused = error instanceof Refusal ? error.reason : UNREACHABLE;
    } finally {
      this.busy = false;
    }
  }
}
