/** The companion scores as the engine does: random tables, with the engine's points for them. */
import { expect, it } from "vitest";
import file from "../../../cases.json";
import type { ScoringName } from "../../companion/box";
import { KINDS, type Kind } from "../../pieces";
import { countDice, movedTo, type Track } from "./tracks";

it.each(file.dice)("gives for stones what the engine gives", (board) => {
  const owners = board.tokens.length;
  const tracks = Object.fromEntries(
    KINDS.map((kind) => [kind, { fields: board.fields[kind], ranking: board.ranking[kind] }]),
  ) as Record<Kind, Track>;
  const { reasons } = countDice(
    { scoring: board.scoring as ScoringName, tracks, tokens: board.tokens },
    owners,
  );
  expect(board.points.map((_, owner) => reasons.map((reason) => reason.points[owner]))).toEqual(
    board.points,
  );
});

it("puts a stone on top of those on its new field", () => {
  let track: Track = { fields: [0, 0, 0], ranking: [] };
  track = movedTo(track, 1, 3);
  track = movedTo(track, 0, 3);
  track = movedTo(track, 2, 4);
  expect(track.ranking).toEqual([2, 1, 0]);
  expect(movedTo(track, 1, 0).ranking).toEqual([2, 0]);
});
