/** A first game of Roll & Write, step by step. */
import { TUTOR, type Lesson } from "../guide/lesson";
import { atFirst, movesOf } from "../guide/moves";
import { isKind, LINES } from "../score/causes";
import type { Facts } from "../words/catalogue.svelte";
import { linesOf } from "./sheet";
import type { Stage } from "./stage.svelte";

/** A player begins with three crosses, chosen by the dice. */
const AT_FIRST = 3;

/** The number of crosses in a row or column that brings the first points. */
const SCORING_LINE = 4;

/** The fields on which dice lie. */
const DICE = ".edge:has(.die)";

const crossed = ({ seat }: Stage): number => (seat?.crosses.length ?? 0) - AT_FIRST;

/** What the learner would score if the game ended now: for types, for lines, and in total. */
function worthNow({ view, own }: Stage): Facts {
  const { causes, seats } = view.preview;
  const { points, sum } = seats[own!]!;
  const of = (isMeant: (cause: string) => boolean) =>
    points.reduce((all, each, at) => all + (isMeant(causes[at]!) ? each : 0), 0);
  const [types, lines] = [of(isKind), of((cause) => cause === LINES)];
  return { types, lines, coins: sum - types - lines, points: sum };
}

const lessons: Record<string, Lesson<Stage>> = {
  "first-game": {
    deal: "first-game",
    bots: 2,
    steps: [
      { says: "rw-welcome", at: "[data-heart]" },
      { says: "rw-dice", at: DICE },
      {
        says: "rw-cross",
        when: (stage) => stage.isOurTurn,
        at: ".cell.glows",
        until: (stage) => stage.crossing !== null || crossed(stage) > 0,
        mistake: ({ action, held }) =>
          action === "coins" ? { id: "rw-not-coins" } : held ? { id: "rw-not-turning" } : null,
      },
      { says: "rw-confirm", at: "[data-do=confirm]", until: (stage) => crossed(stage) > 0 },
      {
        says: "rw-others",
        at: ".seats",
        until: (stage) => stage.isOurTurn && crossed(stage) > 0 && stage.view.phase === "act",
      },
      {
        says: "rw-coins",
        at: "[data-spot='coins:']",
        when: (stage) => stage.isOurTurn,
        facts: ({ gain }) => ({ coins: gain }),
      },
      {
        says: "rw-turn",
        when: (stage) => stage.isOurTurn && stage.view.phase === "act",
        at: "[data-spot^='yellow:'].glows, [data-spot^='blue:'].glows",
        until: (stage) => stage.held !== null || stage.cost > 0 || movesOf(stage).length > 2,
      },
      {
        says: "rw-turned",
        at: ".edge:has(.price), [data-do=cancel]",
        until: (stage) => !stage.hasPicks || !stage.isOurTurn,
      },
      {
        says: "rw-alone",
        ...TUTOR,
        when: (stage) => stage.isOurTurn && stage.view.phase === "act",
      },
      {
        says: "rw-worth",
        when: (stage) => stage.isOurTurn && stage.view.round >= 3,
        facts: worthNow,
        at: "[data-heart], [data-types]",
        page: "types",
      },
      { says: "done" },
    ],
  },
  lines: {
    deal: "first-game",
    bots: 1,
    steps: [
      {
        says: "rw-line-task",
        at: atFirst("[data-heart]"),
        until: ({ seat }) => {
          const { rows, columns } = linesOf(seat?.crosses ?? []);
          return Math.max(...rows, ...columns) >= SCORING_LINE;
        },
      },
      { says: "rw-line-done" },
    ],
  },
  coins: {
    deal: "first-game",
    bots: 1,
    steps: [
      {
        says: "rw-coins-task",
        at: atFirst("[data-spot='coins:']"),
        until: (stage) => movesOf(stage).includes("coins"),
      },
      { says: "rw-coins-done" },
    ],
  },
  "turning-dice": {
    deal: "first-game",
    bots: 1,
    steps: [
      {
        says: "rw-turning-task",
        at: atFirst(DICE),
        until: (stage) => movesOf(stage).some((move) => move.startsWith("turn ")),
      },
      { says: "rw-turning-done" },
    ],
  },
};
export default lessons;
