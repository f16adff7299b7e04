/** What somebody has chosen for this device. */
import { keptOpponents, type Opponent } from "./opponents/opponents";

export const LANGUAGES = ["en", "nl", "et"] as const;
export type Language = (typeof LANGUAGES)[number];
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["calm", "brisk", "instant"] as const;
export type Speed = (typeof SPEEDS)[number];

export const TEXT_SIZES = ["usual", "large", "larger"] as const;
export type TextSize = (typeof TEXT_SIZES)[number];

interface Settings {
  language: Language;
  theme: Theme;
  speed: Speed;
  /** The size of the text. */
  letters: TextSize;
  /** Distinct patterns and letters, for people who have difficulty telling colours apart. */
  patterns: boolean;
  sound: boolean;
  /** Whether the browser notifies us of our turn. */
  notify: boolean;
  /** The name of the game chosen on the home page; empty until one is. */
  game: string;
  opponents: number;
  /** The chosen opponents, including those beyond their present number. */
  rivals: Opponent[];
  /** Whether the visitor was asked what they came for. */
  welcomed: boolean;
  /** Whether the tutor explains the games. */
  tutor: boolean;
  /** Whether a turn has to be confirmed before anything is drawn. */
  confirm: boolean;
  /** The modules in play, as in the option of a new table: names separated by commas. */
  modules: string;
  /** How many imaginary players there are in a solo game, */
  solo: number;
  /** and whether they can win. */
  contest: boolean;
  /** Somebody's own sheet, six rows of six letters; and whether it is used. */
  sheet: string;
  onOwnSheet: boolean;
}

const KEY = "alhambra";

function preferredLanguage(): Language {
  // Tests that need no browser have no such thing.
  const known = (globalThis.navigator?.languages ?? []).map((tag) => tag.split("-")[0]);
  return (known.find((tag) => LANGUAGES.includes(tag as Language)) as Language) ?? "en";
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

function oneOf<Value>(values: readonly Value[], value: Value | undefined, usual: Value): Value {
  return value !== undefined && values.includes(value) ? value : usual;
}

const before = stored();

export const settings = $state<Settings>({
  language: oneOf(LANGUAGES, before.language, preferredLanguage()),
  theme: oneOf(THEMES, before.theme, "auto"),
  speed: oneOf(SPEEDS, before.speed, "calm"),
  letters: oneOf(TEXT_SIZES, before.letters, "usual"),
  patterns: before.patterns === true,
  sound: before.sound === true,
  notify: before.notify === true,
  game: before.game ?? "",
  opponents: oneOf([0, 1, 2, 3, 4, 5], before.opponents, 2),
  rivals: keptOpponents(before),
  // Anybody with settings is not a first visitor, even if never asked.
  welcomed: before.welcomed ?? Object.keys(before).length > 0,
  tutor: before.tutor === true,
  confirm: before.confirm === true,
  modules: before.modules ?? "",
  solo: oneOf([2, 3, 4], before.solo, 2),
  contest: before.contest === true,
  sheet: before.sheet ?? "",
  onOwnSheet: before.onOwnSheet === true,
});

export function saveSettings(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Private windows may not store anything; the choice then lasts as long as the page.
  }
}

/** About how long a bot takes for a move, in milliseconds: longer if there is more to choose
 * from. */
export const PACE: Record<Speed, number> = { calm: 1400, brisk: 450, instant: 0 };

/** How long a step of the scoring show lasts, in milliseconds. */
export const SHOW_STEP: Record<Speed, number> = { calm: 1500, brisk: 700, instant: 0 };
