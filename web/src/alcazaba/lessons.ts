/** What the tutor says about each moment of Alcazaba. */
import { placeIn, turnLesson } from "../dice/lessons";
import { LETTERS } from "../pieces";
import { worthOf, type Lesson } from "../tutor/lesson";
import { tileName } from "../words/pieces";
import type { AlcazabaStage } from "./stage.svelte";

export function lessonOf(stage: AlcazabaStage, names: string[]): Lesson | null {
  const { view, isOurTurn, own, choice, column, rolls } = stage;
  if (view.phase === "over" || own === null || view.awaited === null) return null;
  if (!isOurTurn) {
    return { id: "learn-alcazaba-others", facts: { name: names[view.awaited]! }, rule: "A-20" };
  }
  if (view.phase === "name" || choice) return { id: "learn-dice-name", rule: "D-46" };
  if (stage.tile) return tileLesson(stage);
  if (view.phase === "take") return { id: "learn-alcazaba-take", rule: "A-20" };
  if (column) {
    const { markers, tiles, token } = view.columns[LETTERS.indexOf(column)]!;
    const place = placeIn(markers, rolls, column);
    const facts = { place: place ?? 0, offers: tiles.length + Number(token) };
    if (place) return { id: "learn-alcazaba-place", facts, rule: "A-20" };
  }
  const { alhambra, reserve, left } = view.seats[own]!;
  const isNew = view.round === 1 && left === Math.max(...view.seats.map((seat) => seat.left));
  if (isNew && rolls.rolling?.rolls === 1 && rolls.kept.length === 0 && alhambra.length === 0) {
    return { id: "learn-alcazaba-first", rule: "A-20" };
  }
  if (reserve.length > 0 && rolls.more && rolls.kept.length === 0) {
    return { id: "learn-alcazaba-redesign", rule: "A-10" };
  }
  return turnLesson(rolls, column);
}

/** A tile is picked: to be taken, to be placed, from the reserve, or to be taken away. */
function tileLesson({ view, own, tile, goal, tried }: AlcazabaStage): Lesson {
  const { text, from } = tile!;
  const facts = { tile: tileName(text) };
  if (goal === "dirk") return { id: "learn-alcazaba-dirk", facts, rule: "A-42" };
  if (goal === "yard") return { id: "learn-alcazaba-reserve", facts, rule: "A-10" };
  if (goal && tried) {
    const wall = tried.seats[own!]!.wall.length;
    return { id: "learn-worth", facts: { ...worthOf(view, tried, own!), wall }, rule: "P-31" };
  }
  if (from === "reserve") return { id: "learn-alcazaba-redesign", rule: "A-10" };
  return { id: "learn-where", facts, rule: "P-22" };
}
