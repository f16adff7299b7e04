/** The prompt in games with dice: whose turn it is and what to do; and the label of the button. */
import { kindOf } from "../pieces";
import { words, type Sentence } from "../words/catalogue.svelte";
import type { Rolls } from "./rolls.svelte";
import type { DiceStage } from "./stage.svelte";

export const kindName = (letter: string): string => words("kind-name", { kind: kindOf(letter) });

/** Who everybody is waiting for, if it is not the player. */
export function waiting(
  stage: { view: { phase: string; awaited: number | null }; isOurTurn: boolean },
  names: string[],
): Sentence | null {
  const { view, isOurTurn } = stage;
  if (view.phase === "over") return { id: "prompt-over" };
  if (isOurTurn) return null;
  if (view.awaited === null) return { id: "prompt-moment" };
  return { id: "prompt-wait", facts: { name: names[view.awaited]! } };
}

/** The prompt of a turn while no token is picked. */
export function turnAsks(rolls: Rolls, column: string | null): Sentence {
  const { rolling, kept, dice } = rolls;
  if (rolls.asking) return { id: "dice-roll-all-asked" };
  const result = rolling?.results.find(({ type }) => type === column);
  if (column && result) {
    const { number, field, lands } = result;
    const facts = { kind: kindName(column), number, rolls: rolling!.rolls, lands: lands ?? "" };
    if (lands === null) return { id: "dice-prompt-marker-out", facts };
    return { id: lands === field ? "dice-prompt-marker" : "dice-prompt-marker-behind", facts };
  }
  if (!rolls.more) return { id: "dice-prompt-last" };
  if (kept.length > 0 && kept.length < dice.length) {
    return {
      id: "dice-prompt-keep",
      facts: { kept: kept.length, rest: dice.length - kept.length },
    };
  }
  return { id: "dice-prompt-turn" };
}

/** What the button does in a turn. */
export function turnAction(rolls: Rolls, column: string | null): string {
  if (column || !rolls.more) return words("dice-do-marker");
  const kept = rolls.kept.length;
  if (kept === 0) return words("dice-do-roll-all", { dice: rolls.dice.length });
  return words("dice-do-roll", { kept, rest: rolls.dice.length - kept });
}

/** The prompt for naming the start player. */
export function nameAsks(choice: string | null, names: string[]): Sentence {
  if (!choice?.startsWith("name")) return { id: "dice-prompt-name" };
  return { id: "dice-prompt-name-one", facts: { name: names[Number(choice.split(" ")[1]) - 1]! } };
}

export function prompt(stage: DiceStage, names: string[]): Sentence {
  const { view, token, column, choice, rolls } = stage;
  const wait = waiting(stage, names);
  if (wait) return wait;
  if (view.phase === "name") return nameAsks(choice, names);
  if (view.award) {
    const facts = { kind: kindName(view.award.type), due: view.award.due };
    if (choice) return { id: "dice-prompt-chosen", facts };
    return { id: `dice-prompt-${view.phase}`, facts };
  }
  if (token && token !== "annul" && !column) return { id: `dice-prompt-${token}-which` };
  if (token) return { id: `dice-prompt-${token}`, facts: column ? { kind: kindName(column) } : {} };
  return turnAsks(rolls, column);
}

export function action(stage: DiceStage): string {
  const { view, token, choice } = stage;
  if (view.phase === "turn" && token) return words(`dice-do-${token}`);
  if (view.phase === "turn") return turnAction(stage.rolls, stage.column);
  if (choice?.startsWith("exchange")) return words("do-swap");
  return words(choice?.startsWith("name") || !choice ? "do-nothing" : "do-take");
}
