/** The prompt in Alcazaba: whose turn it is and what to do; and the label of the button. */
import { nameAsks, turnAction, turnAsks, waiting } from "../dice/prompt";
import type { Goal } from "../palace/player-tiles";
import { kindOf, tileOf } from "../pieces";
import { words, type Sentence } from "../words/catalogue.svelte";
import type { AlcazabaStage } from "./stage.svelte";

export function prompt(stage: AlcazabaStage, names: string[]): Sentence {
  const { view, tile, goal, choice } = stage;
  const wait = waiting(stage, names);
  if (wait) return wait;
  if (view.phase === "name") return nameAsks(choice, names);
  if (choice) return { id: "alcazaba-prompt-start" };
  if (tile) {
    const facts = { type: tileOf(tile.text).kind };
    if (tile.from === "alhambra") return { id: "prompt-remove", facts };
    if (goal === "yard") return { id: "prompt-reserve", facts };
    if (goal === "dirk") return { id: "prompt-give", facts };
    if (goal) return "over" in goal ? { id: "prompt-swap" } : { id: "prompt-build", facts };
    if (tile.from === "reserve") return { id: "prompt-redesign", facts };
    return { id: stage.cells.length > 0 ? "prompt-place" : "alcazaba-prompt-nowhere", facts };
  }
  if (view.phase === "take") {
    const kind = words("kind-name", { kind: kindOf(view.taking!) });
    return { id: "alcazaba-prompt-take", facts: { kind } };
  }
  const redesigns = stage.legal.some((m) => ["place", "swap", "reserve"].includes(m.verb));
  const asked = turnAsks(stage.rolls, stage.column);
  return asked.id === "dice-prompt-turn" && redesigns
    ? { ...asked, id: "alcazaba-prompt-turn" }
    : asked;
}

/** Where a redesign moves a tile, in one word. */
const toOf = (goal: Goal): string => {
  if (goal === "yard") return goal;
  return typeof goal === "object" && "over" in goal ? "over" : "cell";
};

export function action(stage: AlcazabaStage): string {
  const { tile, goal, choice, view } = stage;
  if (tile && goal && view.phase === "turn")
    return words("alcazaba-do-redesign", { to: toOf(goal) });
  if (tile?.from === "alhambra" || goal === "yard") return words("do-reserve");
  if (goal === "dirk") return words("do-give");
  if (goal && typeof goal === "object" && "over" in goal) return words("do-swap");
  if (goal) return words(tile?.from === "market" ? "alcazaba-do-take-and-build" : "do-build");
  if (tile?.from === "market" || choice?.startsWith("take")) return words("do-take");
  if (view.phase === "turn" && !tile) return turnAction(stage.rolls, stage.column);
  return words("do-nothing");
}
