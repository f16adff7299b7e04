/** Whose turn it is. */
import type { TableSummary } from "../wire/types";

/** Whether it is the turn of somebody on this device. */
export const isOurTurn = ({ status, awaited, mine }: TableSummary): boolean =>
  status === "running" && awaited !== null && mine.includes(awaited);
