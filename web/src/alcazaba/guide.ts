/** A first game of Alcazaba, step by step. */
import { turnSteps } from "../dice/guide";
import type { Lesson } from "../guide/lesson";
import { atFirst } from "../guide/moves";
import { scoredSteps, wasScored } from "../guide/scored";
import type { AlcazabaStage } from "./stage.svelte";

const inAlhambra = ({ view, own }: AlcazabaStage): number =>
  own === null ? 0 : view.seats[own]!.alhambra.length;

const inReserve = ({ view, own }: AlcazabaStage): number =>
  own === null ? 0 : view.seats[own]!.reserve.length;

const built = (stage: AlcazabaStage): number => inAlhambra(stage) + inReserve(stage);

/** What is laid out for the markers of a round. */
const OFFERS = "[data-do=offers]";

/** The wall of a tile that the deal offers to whoever keeps what the first roll shows most. */
const LONG_WALL = 3;

const lessons: Record<string, Lesson<AlcazabaStage>> = {
  "first-game": {
    deal: "first-game",
    bots: 4,
    steps: [
      { says: "alcazaba-welcome", at: "[data-heart]" },
      ...turnSteps<AlcazabaStage>(),
      {
        says: "alcazaba-take",
        at: "[data-spot^='choice:take']",
        when: (stage) => stage.isOurTurn && stage.view.phase === "take",
        until: (stage) => stage.tile !== null || built(stage) > 0 || wasScored(stage),
      },
      {
        says: "alcazaba-place",
        at: "[data-heart]",
        when: (stage) => stage.isOurTurn && stage.tile !== null,
        until: (stage) => stage.goal !== null || built(stage) > 0 || wasScored(stage),
      },
      {
        says: "alcazaba-build",
        at: ".rope path, [data-do=confirm]",
        until: (stage) => built(stage) > 0 || wasScored(stage),
        mistake: (stage) => (stage.goal === null ? { id: "alcazaba-place" } : null),
      },
      ...scoredSteps<AlcazabaStage>("scored", (letter) => `[data-spot^='tile:${letter}']`, true),
      { says: "done" },
    ],
  },
  tiles: {
    deal: "lessons",
    bots: 4,
    steps: [
      {
        says: "alcazaba-tile-task",
        at: atFirst(OFFERS),
        until: (stage) => inAlhambra(stage) > 0,
      },
      { says: "alcazaba-tile-done" },
    ],
  },
  "longest-wall": {
    deal: "longest-wall",
    bots: 4,
    steps: [
      {
        says: "alcazaba-wall-task",
        facts: () => ({ wall: LONG_WALL }),
        at: atFirst(OFFERS),
        until: ({ view, own }) => own !== null && view.seats[own]!.wall.length >= LONG_WALL,
      },
      { says: "palace-wall-done" },
    ],
  },
  redesign: {
    deal: "lessons",
    bots: 4,
    steps: [
      {
        says: "alcazaba-reserve-task",
        at: atFirst(OFFERS),
        until: (stage) => inReserve(stage) > 0,
      },
      {
        says: "alcazaba-redesign-task",
        when: (stage) => stage.isOurTurn && stage.view.phase === "turn",
        page: "tiles",
        at: (stage) => (stage.tile ? "" : "[data-spot^='reserve:']"),
        until: (stage) => inReserve(stage) === 0,
      },
      { says: "palace-redesign-done" },
    ],
  },
};
export default lessons;
