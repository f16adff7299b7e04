/** What lies over a table for a while: the reason why not, what something is, or a sheet. */
import type { ServerSentence } from "../wire/types";

const SHOWN_FOR = 9000;

export type SheetName = "chat" | "info" | "keys" | "menu" | "people" | "rules" | "settings";

export class Notices {
  /** A sentence of the server's, or one that is in words already. */
  notice = $state.raw<ServerSentence | string | null>(null);
  sheet = $state<SheetName | null>(null);
  /** The rule at which the rules are opened. */
  rule = $state<string | undefined>();

  #timer: ReturnType<typeof setTimeout> | undefined;

  show = (notice: ServerSentence | string): void => {
    this.notice = notice;
    this.startTimer();
  };

  /** A notice goes away after a while, */
  startTimer = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.clear, SHOWN_FOR);
  };

  /** but not as long as the focus is in it. */
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
