/** What the tutor says about each moment of Palace. */
import { worthOf, type Lesson } from "../tutor/lesson";
import { cardNames, tileName } from "../words/pieces";
import { worth } from "../pieces";
import { firstOfParts } from "./modules/parts";
import type { Stage } from "./stage.svelte";

export function lessonOf(stage: Stage, names: string[]): Lesson | null {
  const { view, isOurTurn, seat } = stage;
  if (view.phase === "over" || !seat) return null;
  if (!isOurTurn) {
    if (view.awaited === null) return null;
    return { id: "learn-others", facts: { name: names[view.awaited]! }, rule: "P-10" };
  }
  if (stage.takes.length > 0) return { id: "learn-take", rule: "P-11" };
  const module = firstOfParts(stage.parts, (part) => part.lesson);
  if (module || view.phase === "module") return module;
  if (stage.tile) return tileLesson(stage);
  if (stage.pays.length > 0) return { id: "learn-cards", rule: "P-12" };
  return turnLesson(stage);
}

/** Nothing is picked yet. */
function turnLesson(stage: Stage): Lesson {
  const { legal, seat } = stage;
  if (!hasActed(stage)) return { id: "learn-first", rule: "P-10" };
  const buys = legal.flatMap((move) => (move.verb === "buy" ? [move] : []));
  const exact = buys.find(({ tile, cards }) => worth(cards) === stage.priceOf(tile));
  if (exact) {
    const facts = { tile: tileName(exact.tile), cards: cardNames(exact.cards) };
    return { id: "learn-exact", facts, rule: "P-13" };
  }
  if (seat!.bought.length > 0) return { id: "learn-again", rule: "P-13" };
  if (buys.length > 0) return { id: "learn-buy", rule: "P-12" };
  if (legal.some(({ verb }) => verb === "place")) return { id: "learn-redesign", rule: "P-26" };
  return { id: "learn-money", rule: "P-11" };
}

/** Whether the player has had a turn. */
const hasActed = ({ link, own }: Stage): boolean =>
  link.events.some(({ entries }) =>
    entries.some((each) => each.what === "moved" && each.seat === own),
  );

/** A tile is picked: from the market, bought before, from the reserve, or to be removed. */
function tileLesson(stage: Stage): Lesson {
  const { view, tile, goal, over } = stage;
  const { text, from } = tile!;
  const facts = { tile: tileName(text), over };
  if (goal === "yard") return { id: "learn-reserve", facts, rule: "P-25" };
  if (goal && stage.tried) return worthLesson(stage);
  if (from === "market" && over < 0) return { id: "learn-too-little", facts, rule: "P-12" };
  if (from === "market" && over > 0 && !stage.isExact(text)) {
    return { id: "learn-overpaid", facts, rule: "P-12" };
  }
  if (from === "market" && over === 0) return { id: "learn-exact-where", facts, rule: "P-13" };
  if (view.phase === "gain") return { id: "learn-gain", facts, rule: "P-41" };
  return { id: "learn-where", facts, rule: "P-22" };
}

/** What it would bring if it were scored now. */
function worthLesson({ view, tried, own }: Stage): Lesson {
  const wall = tried!.seats[own!]!.wall.length;
  return { id: "learn-worth", facts: { ...worthOf(view, tried!, own!), wall }, rule: "P-31" };
}
