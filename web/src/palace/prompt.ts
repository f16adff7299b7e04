/** The line that says what is awaited, from whom; and what the button does. */
import { words } from "../words/catalogue.svelte";
import { cardOf, tileOf, worth } from "./pieces";
import type { Stage } from "./stage.svelte";

const kindOf = (text: string) => tileOf(text).kind;

export function prompt(stage: Stage, names: string[]): string {
  const { view, tile, goal, mine } = stage;
  if (view.phase === "over") return words("prompt-over");
  if (!mine) {
    if (view.awaited === null) return words("prompt-moment");
    return words("prompt-wait", { name: names[view.awaited]! });
  }
  if (stage.takes.length > 0) {
    const cards = stage.takes.map((at) => view.display[at]!);
    return words("prompt-take", { sum: worth(cards), cards: cards.length });
  }
  if (!tile) {
    if (stage.pays.length > 0) {
      const cards = stage.pays.map((at) => stage.hand[at]!);
      const { currency } = cardOf(cards[0]!);
      return words("prompt-cards", { sum: worth(cards), currency });
    }
    if (stage.legal.some((move) => move.verb === "pass")) return words("prompt-pass");
    return words(stage.seat!.bought.length > 0 ? "prompt-act-again" : "prompt-act");
  }
  const type = kindOf(tile.text);
  if (tile.from === "alhambra") return words("prompt-remove", { type });
  if (goal === "yard") return words("prompt-reserve", { type });
  if (goal === "dirk") return words("prompt-give", { type });
  if (goal && "over" in goal) return words("prompt-swap", { type, away: kindOf(goal.over) });
  if (goal) return words("prompt-build", { type });
  if (tile.from === "market") {
    const over = stage.over;
    if (over < 0) return words("prompt-too-little", { missing: -over });
    return words("prompt-buy", { type, over });
  }
  if (tile.from === "reserve") return words("prompt-redesign", { type });
  return words(view.phase === "gain" ? "prompt-gain" : "prompt-place", { type });
}

/** What the confirming button says. */
export function action(stage: Stage): string {
  const { tile, goal } = stage;
  if (stage.moves.length === 0) return words("do-nothing");
  if (stage.takes.length > 0) return words("do-take");
  if (stage.asked) return words("do-overpay", { over: stage.over });
  if (tile?.from === "market" && !goal) return words("do-buy");
  if (tile?.from === "alhambra" || goal === "yard") return words("do-reserve");
  if (goal === "dirk") return words("do-give");
  if (goal && typeof goal === "object" && "over" in goal) return words("do-swap");
  return words(tile?.from === "market" ? "do-buy-and-build" : "do-build");
}
