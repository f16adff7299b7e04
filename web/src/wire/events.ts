/** What an event is about. */
import type { Event, ScoringView } from "./types";

export const scoringsIn = (event: Event | undefined): ScoringView[] =>
  event?.entries.flatMap((each) => (each.what === "scored" ? [each.scoring] : [])) ?? [];
