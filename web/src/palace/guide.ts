/** A first game of Palace, step by step. */
import { atFirst, movesOf } from "../guide/moves";
import { scoredSteps, wasScored } from "../guide/scored";
import { TUTOR, type Lesson, type Step } from "../guide/lesson";
import { worth } from "../pieces";
import type { Sentence } from "../words/catalogue.svelte";
import { cardNames, tileName } from "../words/pieces";
import type { Stage } from "./stage.svelte";

/** The lessons of the modules, each next to its module. */
const OF_MODULES = import.meta.glob<{ default: Record<string, Lesson<Stage>> }>(
  "./modules/*/guide.ts",
  { eager: true },
);

/** A building that can be paid for exactly now, with as few cards as can be. */
function exact(stage: Stage) {
  return stage.legal
    .flatMap((move) => (move.verb === "buy" ? [move] : []))
    .filter(({ tile, cards }) => worth(cards) === stage.priceOf(tile))
    .toSorted((one, other) => one.cards.length - other.cards.length)[0];
}

const built = (stage: Stage): number =>
  (stage.seat?.alhambra.length ?? 0) + (stage.seat?.reserve.length ?? 0);
const bought = (stage: Stage): number => (stage.seat?.bought.length ?? 0) + built(stage);

const FIRST_GAME: Step<Stage>[] = [
  { says: "palace-welcome", at: "[data-heart]" },
  { says: "palace-goal", at: "[data-spot^='market:']", page: "market" },
  { says: "palace-market", at: "[data-spot^='market:']", page: "market" },
  {
    says: "palace-pick",
    page: "market",
    when: (stage) => stage.isOurTurn && exact(stage) !== undefined,
    facts: (stage) => ({
      tile: tileName(exact(stage)!.tile),
      cards: cardNames(exact(stage)!.cards),
    }),
    // The building, and the cards that pay for it.
    at: (stage) => {
      const { tile, cards } = exact(stage)!;
      const inHand = cards.map((card) => `[data-spot='hand:${stage.hand.indexOf(card)}']`);
      return [`[data-spot='market:${tile}']`, ...inHand].join();
    },
    until: (stage) => (stage.tile?.from === "market" && stage.over === 0) || bought(stage) > 0,
    mistake: (stage) => {
      const { tile, over, takes } = stage;
      const facts = { tile: tileName(exact(stage)!.tile), over: Math.abs(over) };
      if (takes.length > 0) return { id: "palace-not-money", facts };
      if (tile?.from !== "market" || over === 0) return null;
      return { id: over > 0 ? "palace-overpaid" : "palace-underpaid", facts };
    },
  },
  {
    says: "palace-buy",
    at: "[data-do=confirm]",
    until: (stage) => bought(stage) > 0,
    mistake: (stage) => (stage.hasPicks ? null : { id: "palace-pick-again" }),
  },
  {
    says: "palace-again",
    page: "exchange",
    at: "[data-spot^='display:']",
    when: (stage) => stage.isOurTurn,
    until: (stage) => stage.takes.length > 0 || stage.view.phase !== "act",
  },
  {
    says: "palace-take",
    at: "[data-do=confirm]",
    until: (stage) => stage.view.phase !== "act",
  },
  {
    says: "palace-place",
    at: "[data-heart]",
    when: (stage) => stage.isOurTurn && stage.view.phase === "place",
    until: (stage) => built(stage) > 0 || stage.goal !== null,
  },
  {
    says: "palace-build",
    at: ".rope path, [data-do=confirm]",
    until: (stage) => built(stage) > 0,
  },
  {
    says: "palace-others",
    at: ".seats",
    until: (stage) => stage.isOurTurn && built(stage) > 0 && stage.view.phase === "act",
  },
  {
    says: "palace-second",
    facts: (stage) => ({ exact: exact(stage) === undefined ? "no" : "yes" }),
    skip: wasScored,
    until: (stage) => !stage.isOurTurn,
    mistake: (stage) =>
      stage.over > 0 ? { id: "palace-second-over", facts: { over: stage.over } } : null,
  },
  { says: "palace-alone", ...TUTOR, when: (stage) => stage.isOurTurn, skip: wasScored },
  ...scoredSteps<Stage>("scored", (letter) => `[data-spot^='tile:${letter}']`),
  { says: "done" },
];

/** The wall that the two buildings of the deal can form. */
const LONG_WALL = 5;

/** The tiles waiting beside the Alhambra: where there is little room, they are behind a button at
 * first. */
const own = (kind: string): string =>
  `[data-spot^='${kind}:'], .own:not(.tiles) [data-do=own-tiles]`;

/** Two buildings should have been bought in one turn, but something else was done. */
const noTwo = (stage: Stage): Sentence | null =>
  movesOf(stage).some((move) => !move.startsWith("buy ")) ? { id: "palace-exact-lost" } : null;

const wall = ({ seat }: Stage): number => seat?.wall.length ?? 0;

const lessons: Record<string, Lesson<Stage>> = {
  "first-game": { deal: "first-game", bots: 4, steps: FIRST_GAME },
  "exact-change": {
    deal: "exact-change",
    bots: 2,
    steps: [
      {
        says: "palace-exact-task",
        page: "market",
        at: atFirst("[data-spot^='market:']"),
        until: (stage) => (stage.seat?.bought.length ?? 0) >= 2,
        mistake: (stage) =>
          stage.over > 0
            ? { id: "palace-exact-over", facts: { over: stage.over } }
            : stage.takes.length > 0
              ? { id: "palace-exact-money" }
              : null,
        lost: noTwo,
      },
      { says: "palace-exact-done" },
    ],
  },
  "longest-wall": {
    deal: "longest-wall",
    bots: 2,
    steps: [
      {
        says: "palace-wall-task",
        page: "market",
        facts: () => ({ wall: LONG_WALL }),
        at: atFirst("[data-spot^='market:']"),
        until: (stage) => bought(stage) >= 2,
        lost: noTwo,
      },
      {
        says: "palace-wall-build",
        facts: () => ({ wall: LONG_WALL }),
        at: (stage) => (stage.tile ? "[data-heart]" : own("bought")),
        until: (stage) => wall(stage) >= LONG_WALL,
        lost: (stage) =>
          built(stage) >= 2 ? { id: "palace-wall-again", facts: { wall: wall(stage) } } : null,
      },
      { says: "palace-wall-done" },
    ],
  },
  redesign: {
    deal: "redesign",
    bots: 2,
    steps: [
      {
        says: "palace-reserve-task",
        page: "market",
        at: (stage) =>
          stage.seat?.bought.length || stage.tile
            ? "[data-spot='yard:']"
            : "[data-spot^='market:'].glows",
        until: (stage) => (stage.seat?.reserve.length ?? 0) > 0,
        mistake: (stage) =>
          stage.goal !== null && stage.goal !== "yard" ? { id: "palace-reserve-first" } : null,
      },
      {
        says: "palace-redesign-task",
        when: (stage) => stage.isOurTurn && stage.view.phase === "act",
        at: (stage) => (stage.tile ? "[data-heart]" : own("reserve")),
        until: (stage) => stage.seat?.reserve.length === 0,
      },
      { says: "palace-redesign-done" },
    ],
  },
  ...Object.assign({}, ...Object.values(OF_MODULES).map((each) => each.default)),
};
export default lessons;
