/** What the learner got in the first scoring, for the guide to explain. */
import { causeName } from "../score/causes";
import type { TableLink } from "../wire/link";
import type { GameView, ScoringView } from "../wire/types";
import type { Facts } from "../words/catalogue.svelte";

export const scoringsOf = (link: TableLink<GameView>): ScoringView[] =>
  link.events.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.what === "scored" ? [entry.scoring] : [])),
  );

/** The learner's points in the first scoring, and for what. */
export function firstScoring({
  link,
  own,
}: {
  link: TableLink<GameView>;
  own: number | null;
}): Facts {
  const scoring = scoringsOf(link)[0];
  if (!scoring || own === null) return { points: 0, causes: "–" };
  const { points, sum } = scoring.seats[own]!;
  const causes = scoring.causes.flatMap((cause, at) =>
    points[at] ? [`${causeName(cause)} ${points[at]}`] : [],
  );
  return { points: sum, causes: causes.join(", ") || "–" };
}

export const wasScored = ({ link }: { link: TableLink<GameView> }): boolean =>
  scoringsOf(link).length > 0;

/** The learner's moves so far. */
export const movesOf = ({
  link,
  own,
}: {
  link: TableLink<GameView>;
  own: number | null;
}): string[] =>
  link.events.flatMap(({ entries }) =>
    entries.flatMap((entry) => (entry.what === "moved" && entry.seat === own ? [entry.move] : [])),
  );
