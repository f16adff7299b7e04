/** When the server sent a seat summary: the time left in it was right then. */
import type { SeatSummary, TableSummary } from "./types";

const receivedTimes = new WeakMap<SeatSummary, number>();

/** The same summary, marked as received now. */
export function markReceived(summary: TableSummary): TableSummary {
  for (const seatSummary of summary.seats) receivedTimes.set(seatSummary, Date.now());
  return summary;
}

export const receivedAt = (seatSummary: SeatSummary): number =>
  receivedTimes.get(seatSummary) ?? Date.now();
