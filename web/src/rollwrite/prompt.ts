/** The prompt in Roll & Write: whose turn it is and what to do; and the label of the button. */
import { words, type Sentence } from "../words/catalogue.svelte";
import { typeNames } from "../words/pieces";
import { parseCrossing } from "./sheet";
import type { Stage } from "./stage.svelte";

export function prompt(stage: Stage, names: string[]): Sentence {
  const { view, isOurTurn } = stage;
  if (view.phase === "over") return { id: "prompt-over" };
  if (!isOurTurn) {
    if (view.awaited === null) return { id: "prompt-moment" };
    return { id: "prompt-wait", facts: { name: names[view.awaited]! } };
  }
  const name = nextName(stage, names);
  if (view.phase === "keep") {
    return { id: stage.crossing ? "rw-prompt-kept" : "rw-prompt-keep", facts: { name } };
  }
  if (stage.crossing) return crossingAsks(stage, stage.crossing);
  if (view.phase === "second") {
    const at = view.moves.find((move) => move.startsWith("cross "))!.slice(6);
    return { id: "rw-prompt-second", facts: { ...building(stage, at), price: price(stage, at) } };
  }
  if (stage.action === "coins") return { id: "rw-prompt-coins", facts: { coins: stage.gain } };
  if (stage.held) return { id: "rw-prompt-held", facts: { colour: stage.held.colour } };
  if (stage.cost > 0) return { id: "rw-prompt-turned", facts: { price: stage.cost } };
  const crossable = stage.legal.some((move) => move.startsWith("cross "));
  const turnable = stage.legal.some((move) => move.startsWith("turn "));
  if (!crossable) return { id: turnable ? "rw-prompt-only-coins" : "rw-prompt-must-take" };
  return { id: turnable ? "rw-prompt-act" : "rw-prompt-act-poor" };
}

function crossingAsks(stage: Stage, at: string): Sentence {
  const facts = building(stage, at);
  if (stage.view.phase === "second") {
    return { id: "rw-prompt-cross-second", facts: { ...facts, price: price(stage, at) } };
  }
  if (stage.cost > 0)
    return { id: "rw-prompt-cross-turned", facts: { ...facts, price: stage.cost } };
  return { id: "rw-prompt-cross", facts };
}

function building({ view }: Stage, at: string): Record<string, string | number> {
  const { row, column } = parseCrossing(at);
  return { building: typeNames([view.grid[row - 1]![column - 1]!]), row, column };
}

const price = ({ view }: Stage, at: string): number => view.prices[`cross ${at}`] ?? 0;

/** Who gets the pair that is passed on; empty if the player is alone. */
export function nextName({ view }: Stage, names: string[]): string {
  return view.seats.length > 1 ? names[(view.turn + 1) % view.seats.length]! : "";
}

/** The label of the confirming button. */
export function action(stage: Stage): string {
  const move = stage.moves.at(-1) ?? "";
  if (move === "coins") return words("rw-do-coins");
  if (move.startsWith("keep")) return words("rw-do-keep");
  if (!stage.crossing) return words("do-nothing");
  const coins = stage.view.phase === "second" ? price(stage, stage.crossing) : stage.cost;
  return coins > 0 ? words("rw-do-cross-for", { price: coins }) : words("rw-do-cross");
}
