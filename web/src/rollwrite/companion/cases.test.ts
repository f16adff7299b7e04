/** The companion counts as the engine does: tables by chance, and the engine's points for them. */
import { expect, it } from "vitest";
import file from "../../../cases.json";
import type { Kind } from "../../pieces";
import { countSheets } from "./sheets";

it.each(file.rollwrite)("gives for sheets what the engine gives", (game) => {
  const order = game.order as Record<Kind, number[][]>;
  const { reasons } = countSheets({ ...game, order }, game.players, game.marks.length);
  const owners = game.points.map((_, owner) => {
    const all = reasons.map((reason) => reason.points[owner]!);
    // The engine has no cause of its own for the bonus: it comes with the imaginary's last number.
    const bonus = all.length > 8 ? all.pop()! : 0;
    return all.with(-1, all.at(-1)! + bonus);
  });
  expect(owners).toEqual(game.points);
});
