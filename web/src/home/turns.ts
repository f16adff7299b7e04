/** Whose turn it is. */
import type { TableSummary } from "../wire/types";

/** Whether somebody on this device is awaited. */
export const isOurTurn = ({ status, awaited, mine }: TableSummary): boolean =>
  status === "running" && awaited !== null && mine.includes(awaited);
