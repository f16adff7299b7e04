/** A first game with dice, step by step: a turn is much the same in the Dice Game and in Alcazaba. */
import { TUTOR, type Lesson, type Step } from "../guide/lesson";
import { atFirst } from "../guide/moves";
import { scoredSteps, wasScored } from "../guide/scored";
import { kindOf } from "../letters";
import type { TableLink } from "../wire/link";
import type { GameView, Marker, Rolling } from "../wire/types";
import type { Facts } from "../words/catalogue.svelte";
import { kindName } from "./prompt";
import type { Rolls } from "./rolls.svelte";
import type { DiceStage } from "./stage.svelte";

/** What the steps of a turn need to know about a stage. */
interface Turning {
  readonly link: TableLink<GameView>;
  readonly isOurTurn: boolean;
  readonly own: number | null;
  readonly rolls: Rolls;
  readonly column: string | null;
  readonly view: { phase: string; columns: { markers: Marker[] }[] };
}

/** The symbol that most dice show. */
const most = ({ results }: Rolling) =>
  results.reduce((best, each) => (each.number > best.number ? each : best));

const placed = ({ view, own }: Turning): boolean =>
  view.columns.some(({ markers }) => markers.some(({ owner }) => owner === own));

const rolled = (stage: Turning): number => stage.rolls.rolling?.rolls ?? 0;

/** What most dice show, in words, and how many do. */
function shown({ rolls }: Turning): Facts {
  const { type, number } = most(rolls.rolling!);
  return { kind: kindName(type), number };
}

/** The positions of the dice that show that symbol. */
function mostDice({ rolls }: Turning): number[] {
  const type = rolls.rolling && most(rolls.rolling).type;
  return rolls.dice.flatMap((die, at) => (die.letter === type ? [at] : []));
}

const keepsThem = (stage: Turning): boolean =>
  mostDice(stage).every((at) => stage.rolls.kept.includes(at));

/** A result that is worth rolling for. */
const GOOD_LINE = 5;

/** The highest line on which the learner has a marker. */
const bestLine = ({ view, own }: Turning): number =>
  Math.max(
    0,
    ...view.columns.flatMap(({ markers }) =>
      markers.filter(({ owner }) => owner === own).map(({ field }) => Number(field[0])),
    ),
  );

/** The steps of a first turn. */
export const turnSteps = <Stage extends Turning>(): Step<Stage>[] => [
  {
    says: "dice-keep",
    when: (stage) => stage.isOurTurn && rolled(stage) === 1 && stage.rolls.still,
    facts: shown,
    at: (stage) =>
      mostDice(stage)
        .map((at) => `[data-spot='die:${at}']`)
        .join(),
    until: (stage) => rolled(stage) > 1 || placed(stage) || (rolled(stage) > 0 && keepsThem(stage)),
    mistake: (stage) => {
      if (stage.column) return { id: "dice-not-yet" };
      const others = stage.rolls.kept.some((at) => !mostDice(stage).includes(at));
      return others ? { id: "dice-other-die", facts: shown(stage) } : null;
    },
  },
  {
    says: "dice-roll",
    at: "[data-do=confirm]",
    until: (stage) => rolled(stage) > 1 || placed(stage),
    mistake: (stage) => (keepsThem(stage) ? null : { id: "dice-keep-again" }),
  },
  {
    says: "dice-column",
    when: (stage) => stage.isOurTurn && rolled(stage) > 1 && stage.rolls.still,
    facts: shown,
    at: ({ rolls }) => `[data-spot='column:${most(rolls.rolling!).type}']`,
    until: (stage) => stage.column !== null || placed(stage),
  },
  { says: "dice-place", at: "[data-do=confirm]", until: placed },
  {
    says: "dice-others",
    at: ".seats",
    until: (stage) => stage.isOurTurn && placed(stage),
  },
  {
    says: "dice-second",
    skip: wasScored,
    until: (stage) => !stage.isOurTurn,
  },
  {
    says: "dice-alone",
    ...TUTOR,
    when: (stage) => stage.isOurTurn && stage.view.phase === "turn",
    skip: wasScored,
  },
];

const lessons: Record<string, Lesson<DiceStage>> = {
  "first-game": {
    deal: "first-game",
    bots: 4,
    steps: [
      { says: "dice-welcome", at: "[data-heart]" },
      ...turnSteps<DiceStage>(),
      {
        says: "dice-reward",
        at: "[data-spot^='choice:']",
        when: (stage) => stage.isOurTurn && stage.view.phase === "reward",
        until: (stage) => stage.choice !== null || wasScored(stage),
      },
      ...scoredSteps<DiceStage>("dice-scored", (letter) => `.tracks .${kindOf(letter)}`, true),
      { says: "done" },
    ],
  },
  "keep-or-roll": {
    deal: "lessons",
    bots: 2,
    steps: [
      {
        says: "dice-line-task",
        facts: () => ({ line: GOOD_LINE }),
        at: atFirst("[data-spot^='die:']"),
        until: (stage) => bestLine(stage) >= GOOD_LINE,
      },
      { says: "dice-line-done" },
    ],
  },
  "best-marker": {
    deal: "lessons",
    bots: 4,
    steps: [
      {
        says: "dice-best-task",
        at: atFirst("[data-heart]"),
        until: (stage) => stage.isOurTurn && stage.view.phase === "reward",
      },
      { says: "dice-best-done" },
    ],
  },
  tokens: {
    deal: "lessons",
    bots: 4,
    steps: [
      {
        says: "dice-token-task",
        at: atFirst("[data-spot^='bonus:']"),
        until: ({ view, own }) => own !== null && view.seats[own]!.tokens.length > 0,
      },
      { says: "dice-token-done" },
    ],
  },
};
export default lessons;
