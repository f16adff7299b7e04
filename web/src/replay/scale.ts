/** Numbers on the axis of a chart. */

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 500];

/** Round numbers from the lowest value to the highest, evenly spaced: a handful. */
export function ticksFor(least: number, most: number, wanted = 5): number[] {
  const span = Math.max(1, most - least);
  const step = STEPS.find((each) => span / each <= wanted) ?? Math.ceil(span / wanted);
  const first = Math.floor(Math.min(0, least) / step);
  const last = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: last - first + 1 }, (_, number) => (first + number) * step);
}
