/** The companion counts as the engine does: tables by chance, and the engine's points for them. */
import { describe, expect, it } from "vitest";
import file from "../../cases.json";
import { kindOf, KINDS, SIDES, type Kind, type Side } from "../palace/pieces";
import type { ScoringName } from "./box";
import { wrongWith } from "./building";
import { countDice, movedTo, type Track } from "./dice";
import { countPalace } from "./palace";
import type { Breakdown } from "./breakdown";
import { countSheets } from "./rollwrite";
import { longestWall, type Alhambra } from "./wall";

const points = ({ reasons }: Breakdown, cause: string): number[] =>
  reasons.find((reason) => reason.cause === cause)!.points;

const sides: Record<string, Side> = { N: "north", E: "east", S: "south", W: "west" };

describe.each(file.palace)("a table of Palace", ({ table, score, walls }) => {
  const alhambras = table.players.map(({ alhambra }): Alhambra =>
    Object.fromEntries(alhambra.map(([tile, x, y]) => [`${x},${y}`, String(tile)])),
  );
  const dirk = table.dirk?.tiles ?? [];
  const carrying = (tiles: string[], number: number) =>
    tiles.filter((tile) => !tile.startsWith("B")).slice(0, number);
  const reckoning = countPalace(
    {
      scoring: table.scoring as ScoringName,
      alhambras,
      chests: [
        ...alhambras.map((own, k) => carrying(Object.values(own), table.players[k]!.chests)),
        carrying(dirk, table.dirk?.chests ?? 0),
      ],
      dirk,
      attack: table.attack ? sides[table.attack]! : null,
      modules: ["treasure", "bazaars", "invaders"],
    },
    alhambras.length,
  );

  it("gives everybody what the engine gives", () => {
    const owners = [...score.players, ...(score.dirk ? [score.dirk] : [])];
    expect(reckoning.totals).toEqual(owners.map(({ total }) => total));
    for (const kind of KINDS) {
      expect(points(reckoning, kind[0]!.toUpperCase())).toEqual(
        owners.map(({ types }) => types[kind]),
      );
    }
    expect(points(reckoning, "chests")).toEqual(owners.map(({ chests }) => chests));
  });

  it("finds the open sides that an attack finds", () => {
    const parts = reckoning.reasons.find(({ cause }) => cause === "invaders")?.parts ?? [];
    const found = parts.map((own) => Object.fromEntries(own.map((p) => [p.name, p.number])));
    const open = score.players.map(({ open_sides }) => open_sides);
    expect(found.slice(0, open.length)).toEqual(table.attack ? open : []);
  });

  it("has the engine's longest walls", () => {
    expect(alhambras.map(longestWall)).toEqual(
      walls.map((wall) => wall.map(([at, side]) => ({ at, side: SIDES[Number(side)] }))),
    );
  });

  it("is built as the rules want it", () => {
    expect(alhambras.map(wrongWith)).toEqual(alhambras.map(() => null));
  });
});

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

it("knows the letters of the grid", () => {
  expect(KINDS.map((kind) => kindOf(kind[0]!))).toEqual([...KINDS]);
});
