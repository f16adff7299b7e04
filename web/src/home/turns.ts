/** Whose turn it is. */
import type { TableNote } from "../wire/types";

/** Whether somebody on this device is awaited. */
export const isOurs = ({ status, awaited, mine }: TableNote): boolean =>
  status === "running" && awaited !== null && mine.includes(awaited);
