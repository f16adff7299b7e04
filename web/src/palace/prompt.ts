/** The prompt in Palace: whose turn it is and what to do; and the label of the button. */
import { words, type Sentence } from "../words/catalogue.svelte";
import { moveInWords } from "./log";
import { ANY, cardOf, tileOf, worth } from "../pieces";
import { firstOfParts } from "./modules/parts";
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
  const module = firstOfParts(stage.parts, (part) => part.asks(names));
  if (module) return module;
  if (view.phase === "module" && !tile) return { id: "prompt-choose" };
  if (!tile) {
    const cards = stage.paying;
    if (cards[0]) {
      const currencies = cards.map((card) => cardOf(card).currency);
      const currency = currencies.find((each) => each !== ANY) ?? ANY;
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
    if (stage.isExact(tile.text)) return { id: "prompt-exactly", facts: { over } };
    return { id: "prompt-overpay", facts: { type, over } };
  }
  if (stage.plansAhead) return { id: "prompt-buy", facts };
  const { ends } = stage;
  if (goal === "yard") return { id: ends ? "prompt-reserve-end" : "prompt-reserve", facts };
  if (goal === "dirk") return { id: ends ? "prompt-give-end" : "prompt-give", facts };
  if (goal && "over" in goal) return { id: "prompt-swap" };
  if (goal) return { id: ends ? "prompt-build-end" : "prompt-build", facts };
  if (tile.from === "market") {
    if (stage.over < 0) return { id: "prompt-too-little", facts: { missing: -stage.over } };
    return { id: "prompt-buy", facts };
  }
  if (tile.from === "reserve") return { id: "prompt-redesign", facts };
  return { id: view.phase === "gain" ? "prompt-gain" : "prompt-place", facts };
}

/** The label of a button for one particular move. */
export function buttonSays({ parts, view }: Stage, move: string, name: string): string {
  if (move !== "decline") return moveInWords(move, name);
  return parts.find((part) => part.name === view.acting)?.declining ?? words("do-decline");
}

/** The label of the confirming button. */
export function action(stage: Stage): string {
  const { tile, goal } = stage;
  if (stage.moves.length === 0) return words("do-nothing");
  if (stage.takes.length > 0) return words("do-take");
  const module = firstOfParts(stage.parts, (part) => part.action);
  if (module) return module;
  const buys = tile?.from === "market";
  if (buys && stage.over > 0 && !stage.isExact(tile.text)) {
    const builds = typeof goal === "object" && goal !== null;
    return words(builds ? "do-buy-and-build-over" : "do-buy-over", { over: stage.over });
  }
  if (buys && (!goal || stage.plansAhead)) return words("do-buy");
  const { ends } = stage;
  if (tile?.from === "alhambra" || goal === "yard") {
    return words(ends ? "do-reserve-and-end" : "do-reserve");
  }
  if (goal === "dirk") return words(ends ? "do-give-and-end" : "do-give");
  if (goal && typeof goal === "object" && "over" in goal) return words("do-swap");
  if (ends) return words("do-build-and-end");
  return words(buys ? "do-buy-and-build" : "do-build");
}
