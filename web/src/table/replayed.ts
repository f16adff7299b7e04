/** Whether a table is looked at again, and not played: whoever shows it says so. */
import { hasContext, setContext } from "svelte";

const KEY = Symbol("replayed");

export const setReplayed = (): void => void setContext(KEY, true);

export const isReplayed = (): boolean => hasContext(KEY);
