/** The companion counts and judges as the engine does: tables by chance, the engine's points for them,
 * and Alhambras with what the engine says is wrong with them. */
import { describe, expect, it } from "vitest";
import file from "../../cases.json";
import { kindOf, KINDS, SIDES, type Kind, type Side } from "../palace/pieces";
import type { ScoringName } from "./box";
import { whyNot, wrongWith } from "./building";
import { countDice, movedTo, type Track } from "./dice";
import { countPalace } from "./palace";
import type { Breakdown } from "./breakdown";
import { countSheets } from "./rollwrite";
import { FOUNTAIN, longestWall, type Alhambra } from "./wall";

const points = ({ reasons }: Breakdown, cause: string): number[] =>
  reasons.find((reason) => reason.cause === cause)!.points;

const alhambraOf = (lying: (string | number)[][]): Alhambra =>
  Object.fromEntries(lying.map(([tile, x, y]) => [`${x},${y}`, String(tile)]));

const sides: Record<string, Side> = { N: "north", E: "east", S: "south", W: "west" };

describe.each(file.palace)("a table of Palace", ({ table, score, walls }) => {
  const alhambras = table.players.map(({ alhambra }) => alhambraOf(alhambra));
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

  it("has the engine's longest walls", () => {
    expect(alhambras.map(longestWall)).toEqual(
      walls.map((wall) => wall.map(([at, side]) => ({ at, side: SIDES[Number(side)] }))),
    );
  });

  it("is built as the rules want it", () => {
    expect(alhambras.map(wrongWith)).toEqual(alhambras.map(() => null));
  });
});

it.each(file.whole)("finds in an Alhambra what the engine finds: $way, $rule", (lying) => {
  const alhambra = alhambraOf(lying.alhambra);
  const trouble = wrongWith(alhambra);
  expect(trouble?.rule ?? null).toBe(lying.rule);
  // The page marks tiles, so where the engine names the fountain it is a tile.
  if (lying.at === FOUNTAIN) expect(alhambra).toHaveProperty([trouble!.at]);
  else expect(trouble?.at ?? null).toBe(lying.at);
});

it("has Alhambras that break each rule of building", () => {
  const broken = new Set(file.whole.map(({ rule }) => rule));
  expect([...broken].sort()).toEqual(["P-21", "P-22", "P-23", "P-24", null]);
});

it.each(file.tried)(
  "refuses $tile where the engine does: $rule",
  ({ alhambra, tile, at, rule }) => {
    expect(whyNot(alhambraOf(alhambra), tile, at)?.rule ?? null).toBe(rule);
  },
);

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
