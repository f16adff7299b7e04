/** What lies over a table for a while: the reason why not, or a sheet. */
import type { ServerSentence } from "../wire/types";

const TELLING = 9000;

type SheetName = "info" | "people" | "rules" | "settings";

export class Notices {
  told = $state.raw<ServerSentence | null>(null);
  sheet = $state<SheetName | null>(null);
  /** The rule at which the rules are opened. */
  rule = $state<string | undefined>();

  #timer: ReturnType<typeof setTimeout> | undefined;

  tell = (reason: ServerSentence): void => {
    this.told = reason;
    this.fade();
  };

  /** What is told goes away after a while, */
  fade = (): void => {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.hush, TELLING);
  };

  /** but not as long as somebody is at it. */
  stay = (): void => clearTimeout(this.#timer);

  hush = (): void => {
    this.told = null;
  };

  show(sheet: SheetName, rule?: string): void {
    this.rule = rule;
    this.sheet = sheet;
  }

  close = (): void => {
    this.sheet = null;
  };
}
