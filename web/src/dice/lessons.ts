/** What the tutor says about each moment of the Dice Game; and of any turn with dice. */
import { worthOf, type Lesson } from "../tutor/lesson";
import type { Marker } from "../wire/types";
import { LETTERS } from "../pieces";
import { kindName } from "./prompt";
import type { Rolls } from "./rolls.svelte";
import type { DiceStage } from "./stage.svelte";
import { meaning } from "./tokens";

export function lessonOf(stage: DiceStage, names: string[]): Lesson | null {
  const { view, isOurTurn, own, token, column, rolls, choice, tried } = stage;
  if (view.phase === "over" || own === null || view.awaited === null) return null;
  if (!isOurTurn) {
    return { id: "learn-dice-others", facts: { name: names[view.awaited]! }, rule: "D-12" };
  }
  if (view.phase === "name") return { id: "learn-dice-name", rule: "D-46" };
  if (view.award && choice && tried) {
    return { id: "learn-dice-worth", facts: worthOf(view, tried, own), rule: "D-50" };
  }
  if (view.phase === "reward") return { id: "learn-dice-reward", rule: "D-30" };
  if (view.phase === "exchange") return { id: "learn-dice-exchange", rule: "D-41" };
  if (token) return meaning(token);
  const place = column && placeIn(view.columns[LETTERS.indexOf(column)]!.markers, rolls, column);
  if (place) return { id: "learn-dice-place", facts: { place }, rule: "D-30" };
  const placed = view.columns.some(({ markers }) => markers.some(({ owner }) => owner === own));
  const isNew = view.round === 1 && !placed && rolls.rolling?.rolls === 1;
  if (isNew && rolls.kept.length === 0) return { id: "learn-dice-first", rule: "D-02" };
  return turnLesson(rolls, column);
}

/** While a column or dice are being chosen. */
export function turnLesson(rolls: Rolls, column: string | null): Lesson {
  if (column) return { id: "learn-dice-out", rule: "D-23" };
  const { rolling, kept, dice } = rolls;
  if (!rolls.more) return { id: "learn-dice-last", rule: "D-21" };
  if (kept.length > 0) {
    return { id: "learn-dice-keep", facts: { rest: dice.length - kept.length }, rule: "D-20" };
  }
  const most = rolling!.results.reduce((best, each) => (each.number > best.number ? each : best));
  const facts = { kind: kindName(most.type), number: most.number, field: most.field };
  return { id: "learn-dice-roll", facts, rule: "D-02" };
}

/** The place a marker would take in the column so far; null if it would be out of play. */
export function placeIn(markers: Marker[], rolls: Rolls, column: string): number | null {
  const lands = rolls.rolling?.results.find(({ type }) => type === column)?.lands;
  if (!lands) return null;
  return 1 + markers.filter(({ field }) => rank(field) > rank(lands)).length;
}

/** How good a field is: a higher line first, then fewer rolls. */
function rank(field: string): number {
  const [line, rolls] = field.split("/").map(Number) as [number, number];
  return line * 10 - rolls;
}
