/** When the server told us of a seatSummary: what it said of the time left was true then. */
import type { SeatSummary, TableSummary } from "./types";

const heard = new WeakMap<SeatSummary, number>();

/** The same table, told just now. */
export function markReceived(summary: TableSummary): TableSummary {
  for (const seatSummary of summary.seats) heard.set(seatSummary, Date.now());
  return summary;
}

export const receivedAt = (seatSummary: SeatSummary): number =>
  heard.get(seatSummary) ?? Date.now();
