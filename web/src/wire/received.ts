/** When the server sent a seat summary: the time left in it was true then. */
import type { SeatSummary, TableSummary } from "./types";

const heard = new WeakMap<SeatSummary, number>();

/** The same table, told just now. */
export function markReceived(summary: TableSummary): TableSummary {
  for (const seatSummary of summary.seats) heard.set(seatSummary, Date.now());
  return summary;
}

export const receivedAt = (seatSummary: SeatSummary): number =>
  heard.get(seatSummary) ?? Date.now();
