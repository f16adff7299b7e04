/** What an event tells of. */
import type { Event, ScoringNote } from "./types";

export const scoringsIn = (event: Event | undefined): ScoringNote[] =>
  event?.happened.flatMap((each) => (each.what === "scored" ? [each.scoring] : [])) ?? [];
