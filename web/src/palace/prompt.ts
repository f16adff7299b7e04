/** The line that says what is awaited, from whom; and what the button does. */
import { words, type Sentence } from "../words/catalogue.svelte";
import { tileName } from "../words/pieces";
import { moveInWords } from "./log";
import { cardOf, tileOf, worth } from "../pieces";
import type { Stage } from "./stage.svelte";

const kindOf = (text: string) => tileOf(text).kind;

export function prompt(stage: Stage, names: string[]): Sentence {
  const { view, tile, goal, isOurTurn } = stage;
  if (view.phase === "over") return { id: "prompt-over" };
  if (!isOurTurn) {
    if (view.awaited === null) return { id: "prompt-moment" };
    return { id: "prompt-wait", facts: { name: names[view.awaited]! } };
  }
  if (stage.taking.length > 0) {
    const cards = stage.taking;
    return { id: "prompt-take", facts: { sum: worth(cards), cards: cards.length } };
  }
  const module = moduleAsks(stage, names);
  if (module) return module;
  if (!tile) {
    const cards = stage.paying;
    if (cards[0]) {
      const { currency } = cardOf(cards[0]);
      return { id: "prompt-cards", facts: { sum: worth(cards), currency } };
    }
    if (stage.legal.some((move) => move.verb === "pass")) return { id: "prompt-pass" };
    return { id: stage.seat!.bought.length > 0 ? "prompt-act-again" : "prompt-act" };
  }
  const type = kindOf(tile.text);
  const facts = { type };
  if (tile.from === "alhambra") return { id: "prompt-remove", facts };
  if (tile.from === "market" && stage.over > 0) {
    const { over } = stage;
    if (tileOf(tile.text).bazaar) return { id: "prompt-exactly", facts: { over } };
    return { id: "prompt-overpay", facts: { type, over } };
  }
  if (goal === "yard") return { id: "prompt-reserve", facts };
  if (goal === "dirk") return { id: "prompt-give", facts };
  if (goal && "over" in goal) return { id: "prompt-swap" };
  if (goal) return { id: stage.ends ? "prompt-build-end" : "prompt-build", facts };
  if (tile.from === "market") {
    if (stage.over < 0) return { id: "prompt-too-little", facts: { missing: -stage.over } };
    return { id: "prompt-buy", facts };
  }
  if (tile.from === "reserve") return { id: "prompt-redesign", facts };
  return { id: view.phase === "gain" ? "prompt-gain" : "prompt-place", facts };
}

/** What a module has the player decide. */
function moduleAsks(stage: Stage, names: string[]): Sentence | null {
  const { view, legal, over } = stage;
  if (stage.room !== null) {
    if (stage.pays.length === 0) return { id: "prompt-chests" };
    if (over < 0) return { id: "prompt-too-little", facts: { missing: -over } };
    return { id: "prompt-chests-pay", facts: { over } };
  }
  if (view.phase !== "module" || stage.tile) return null;
  if (stage.carrier !== null) {
    return { id: "prompt-chest-here", facts: { tile: tileName(stage.carrier) } };
  }
  if (legal.some((move) => move.verb === "chest")) {
    const chests = view.treasure?.offered.length ?? 0;
    if (view.turn === stage.own) return { id: "prompt-chest", facts: { chests } };
    return { id: "prompt-chest-passed", facts: { chests, name: names[view.turn]! } };
  }
  if (stage.builder !== null) return { id: "prompt-hire" };
  if (legal.some((move) => move.verb === "hire")) return { id: "prompt-builder" };
  const redesigns = ["place", "swap", "reserve"];
  const redesign = legal.some((move) => redesigns.includes(move.verb));
  return { id: redesign ? "prompt-builder-works" : "prompt-choose" };
}

/** What a button says that is there for one move alone. */
export function buttonSays(stage: Stage, move: string, name: string): string {
  if (move !== "decline") return moveInWords(move, name);
  return words(stage.view.acting === "treasure" ? "do-pass-on" : "do-no-builder");
}

/** What the confirming button says. */
export function action(stage: Stage): string {
  const { tile, goal } = stage;
  if (stage.moves.length === 0) return words("do-nothing");
  if (stage.takes.length > 0) return words("do-take");
  if (stage.room !== null) return words("do-chests");
  if (stage.carrier !== null) return words("do-chest");
  if (stage.builder !== null) return words("do-hire");
  if (stage.asked) return words("do-overpay", { over: stage.over });
  if (tile?.from === "market" && !goal) return words("do-buy");
  if (tile?.from === "alhambra" || goal === "yard") return words("do-reserve");
  if (goal === "dirk") return words("do-give");
  if (goal && typeof goal === "object" && "over" in goal) return words("do-swap");
  if (stage.ends) return words("do-build-and-end");
  return words(tile?.from === "market" ? "do-buy-and-build" : "do-build");
}
