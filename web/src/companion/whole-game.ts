/** A whole game: what every scoring earned and for what, and the result as text to share. */
import { causeName } from "../score/causes";
import { settings } from "../settings.svelte";
import { words } from "../words/catalogue.svelte";
import { AT_THE_END } from "./storage";
import type { Counted, Notebook, Owner } from "./notebook.svelte";

/** A row of the table: its name, and everybody's points. */
export interface Line {
  name: string;
  points: number[];
}

export interface WholeGame {
  title: string;
  owners: Owner[];
  /** What every scoring earned; empty if there is only one. */
  scorings: Line[];
  /** What all of them together earned for each cause. */
  causes: Line[];
  totals: number[];
}

const OWN_NAMES = ["tokens", "lines", "coins", "bonus"];

export const nameOfCause = (cause: string): string =>
  OWN_NAMES.includes(cause) ? words("count-cause", { cause }) : causeName(cause);

export function wholeGame(book: Notebook): WholeGame {
  const { counted, owners, notes } = book;
  const sum = (lines: number[][]) =>
    owners.map((_, owner) => lines.reduce((all, points) => all + (points[owner] ?? 0), 0));
  const causes = new Set(
    counted.flatMap(({ breakdown }) => breakdown.reasons.map(({ cause }) => cause)),
  );
  return {
    title: words("game-name", { game: notes.game }),
    owners,
    scorings: counted
      .filter(({ scoring }) => scoring !== AT_THE_END)
      .map(({ scoring, breakdown }) => ({
        name: words("final-scoring", { scoring }),
        points: breakdown.totals,
      })),
    causes: [...causes]
      .map((cause) => ({ name: nameOfCause(cause), points: sum(pointsFor(counted, cause)) }))
      .filter(({ points }) => points.some((each) => each !== 0)),
    totals: sum(counted.map(({ breakdown }) => breakdown.totals)),
  };
}

const pointsFor = (counted: Counted[], cause: string): number[][] =>
  counted.flatMap(({ breakdown }) =>
    breakdown.reasons.filter((reason) => reason.cause === cause).map(({ points }) => points),
  );

/** The result as lines of text: everybody with the total and where it came from. */
export function inText({ title, owners, scorings, causes, totals }: WholeGame): string {
  const day = new Date().toLocaleDateString(settings.language, { dateStyle: "long" });
  const byPoints = owners.map((_, owner) => owner).sort((a, b) => totals[b]! - totals[a]!);
  const of = (lines: Line[], owner: number) =>
    lines
      .filter(({ points }) => points[owner])
      .map(({ name, points }) => `${name} ${points[owner]}`)
      .join(", ");
  const lines = byPoints.flatMap((owner) => [
    `${owners[owner]!.name}: ${totals[owner]}`,
    ...[of(scorings, owner), of(causes, owner)].filter(Boolean).map((each) => `  ${each}`),
  ]);
  return [`${title}, ${day}`, ...lines].join("\n");
}
