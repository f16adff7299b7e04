/** Whether a table is a replay, set by whoever shows it. */
import { hasContext, setContext } from "svelte";

const KEY = Symbol("replayed");

export const setReplayed = (): void => void setContext(KEY, true);

export const isReplayed = (): boolean => hasContext(KEY);
