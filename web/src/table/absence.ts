/** How long somebody has to be away to count as gone, at a table without a clock. */
import { settings } from "../settings.svelte";

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The choices, in seconds. */
export const GONE_AFTER = [5 * MINUTE, 10 * MINUTE, HOUR, DAY];
export const USUAL_GONE_AFTER = 10 * MINUTE;

/** “10 minutes”, in the largest unit that fits. */
export function timeInWords(seconds: number): string {
  const units = [
    ["day", DAY],
    ["hour", HOUR],
    ["minute", MINUTE],
    ["second", 1],
  ] as const;
  const [unit, length] = units.find(([, each]) => seconds % each === 0)!;
  const format = new Intl.NumberFormat(settings.language, {
    style: "unit",
    unit,
    unitDisplay: "long",
  });
  return format.format(seconds / length);
}
