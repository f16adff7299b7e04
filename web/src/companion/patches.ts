/** The difference between two JSON values, small enough to be stored: it turns the later value back
 * into the earlier one. */

type Key = string | number;

/** A path in a value and what was there; no `value` if there was nothing. */
export interface Was {
  path: Key[];
  value?: unknown;
}

type Branch = Record<string, unknown> | unknown[];

const isBranch = (value: unknown): value is Branch => typeof value === "object" && value !== null;

/** Whether two values differ in only some of their parts. */
const alike = (one: unknown, other: unknown): boolean =>
  isBranch(one) &&
  isBranch(other) &&
  Array.isArray(one) === Array.isArray(other) &&
  (!Array.isArray(one) || one.length === (other as unknown[]).length);

export function changesBetween(before: unknown, after: unknown, path: Key[] = []): Was[] {
  if (before === after) return [];
  if (!alike(before, after)) return before === undefined ? [{ path }] : [{ path, value: before }];
  const [was, is] = [before as Record<string, unknown>, after as Record<string, unknown>];
  const keys = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...keys].flatMap((key) =>
    changesBetween(was[key], is[key], [...path, Array.isArray(before) ? Number(key) : key]),
  );
}

/** The value as it was before these changes. Neither is modified. */
export const undone = <Value>(value: Value, changes: Was[]): Value =>
  changes.reduce<unknown>((whole, { path, ...was }) => put(whole, path, was), value) as Value;

function put(whole: unknown, [key, ...rest]: Key[], was: { value?: unknown }): unknown {
  if (key === undefined) return was.value;
  const inside = (whole as Record<Key, unknown>)[key];
  const gone = rest.length === 0 && !("value" in was);
  if (Array.isArray(whole)) return whole.with(key as number, put(inside, rest, was));
  const { [key]: _, ...others } = whole as Record<Key, unknown>;
  return gone ? others : { ...others, [key]: put(inside, rest, was) };
}
