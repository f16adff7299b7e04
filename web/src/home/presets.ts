/** The most common settings of tables for people. */
import { USUAL_GONE_AFTER } from "../table/absence";
import { daysAMove, minutesAPlayer } from "../table/clock";
import type { Clock } from "../wire/types";

export interface Preset {
  clock: Clock | null;
  goneAfter: number;
}

const DAY = 24 * 60 * 60;

/** Quick: with a clock. Relaxed: everybody present, without a clock. Days: whenever there is
 * time. */
export const PRESETS = {
  quick: { clock: minutesAPlayer(5, 10), goneAfter: USUAL_GONE_AFTER },
  relaxed: { clock: null, goneAfter: USUAL_GONE_AFTER },
  days: { clock: daysAMove(2), goneAfter: DAY },
} satisfies Record<string, Preset>;

export type PresetName = keyof typeof PRESETS;
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[];

const isSame = (one: Preset, other: Preset): boolean =>
  JSON.stringify(one.clock) === JSON.stringify(other.clock) &&
  (one.clock !== null || one.goneAfter === other.goneAfter);

/** The preset that a table matches, if any. */
export const presetLike = (chosen: Preset): PresetName | null =>
  PRESET_NAMES.find((name) => isSame(PRESETS[name], chosen)) ?? null;
