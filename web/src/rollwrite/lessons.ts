/** What the tutor says about each moment of Roll & Write. */
import { kindOf } from "../pieces";
import { worthOf, type Lesson } from "../tutor/lesson";
import { typeNames } from "../words/pieces";
import { nextName } from "./prompt";
import { linesOf, parseCrossing } from "./sheet";
import type { Stage } from "./stage.svelte";

export function lessonOf(stage: Stage, names: string[]): Lesson | null {
  const { view, isOurTurn, seat } = stage;
  if (view.phase === "over" || !seat || view.awaited === null) return null;
  if (!isOurTurn) {
    return { id: "learn-rw-others", facts: { name: names[view.awaited]! }, rule: "R-22" };
  }
  const next = { name: nextName(stage, names) };
  if (stage.keeping) return { id: "learn-rw-keep", facts: next, rule: "R-23" };
  if (stage.crossing && stage.tried) return worthLesson(stage, stage.crossing);
  if (view.phase === "second") return { id: "learn-rw-second", rule: "R-31" };
  if (stage.action === "coins") {
    return { id: "learn-rw-coins", facts: { coins: stage.gain }, rule: "R-23" };
  }
  if (stage.held) return { id: "learn-rw-turn", facts: { coins: seat.coins }, rule: "R-30" };
  if (stage.cost > 0) return { id: "learn-rw-turned", facts: { coins: stage.cost }, rule: "R-30" };
  if (!stage.legal.some((move) => move.startsWith("cross "))) {
    return { id: "learn-rw-only-coins", rule: "R-21" };
  }
  if (view.round === 1) return { id: "learn-rw-first", rule: "R-20" };
  if (view.seats.length === 1) return { id: "learn-rw-alone", rule: "R-65" };
  return { id: "learn-rw-cross", facts: next, rule: "R-22" };
}

/** What the cross does: in its row, its column, and its type. */
function worthLesson(stage: Stage, at: string): Lesson {
  const { view, own, tried } = stage;
  const { row, column } = parseCrossing(at);
  const { crosses, counts } = tried!.seats[own!]!;
  const letter = view.grid[row - 1]![column - 1]!;
  const type = view.types.indexOf(kindOf(letter));
  const facts = {
    ...worthOf(view, tried!, own!),
    building: typeNames([letter]),
    has: counts[type]!,
    boxes: view.boxes[type]!,
    row: linesOf(crosses).rows[row - 1]!,
    column: linesOf(crosses).columns[column - 1]!,
  };
  return { id: "learn-rw-worth", facts, rule: "R-51" };
}
