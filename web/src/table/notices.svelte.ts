/** What is shown over a table for a while: the reason for a refusal, what something is, or a
 * sheet. */
import type { ServerSentence } from "../wire/types";

const SHOWN_FOR = 9000;

export type SheetName = "chat" | "info" | "keys" | "menu" | "people" | "rules" | "settings";

export class Notices {
  /** A sentence from the server, or a finished text. */
  notice = $state.raw<ServerSentence | string | null>(null);
  sheet = $state<SheetName | null>(null);
  /** The rule at which the rules are opened. */
  rule = $state<string | undefined>();

  #timer: ReturnType<typeof setTimeout> | undefined;

  show = (notice: ServerSentence | string): void => {
    this.notice = notice;
    this.startTimer();
  };

  /** A notice disappears after a while, */
  startTimer = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.clear, SHOWN_FOR);
  };

  /** but not while it has the focus. */
  stopTimer = (): void => clearTimeout(this.#timer);

  clear = (): void => {
    this.notice = null;
  };

  openSheet(sheet: SheetName, rule?: string): void {
    this.rule = rule;
    this.sheet = sheet;
  }

  closeSheet = (): void => {
    this.sheet = null;
  };
}
