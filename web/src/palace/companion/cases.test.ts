/** The companion counts and judges as the engine does: tables by chance, the engine's points for them,
 * and Alhambras with what the engine says is wrong with them. */
import { describe, expect, it } from "vitest";
import file from "../../../cases.json";
import type { ScoringName } from "../../companion/box";
import type { Breakdown } from "../../companion/breakdown";
import { KINDS, letterOfKind, SIDES, type Side } from "../../pieces";
import { whyNot, wrongWith } from "./building";
import { countPalace } from "./table";
import { FOUNTAIN, longestWall, type Alhambra } from "./wall";

const points = ({ reasons }: Breakdown, cause: string): number[] =>
  reasons.find((reason) => reason.cause === cause)!.points;

const alhambraOf = (placed: (string | number)[][]): Alhambra =>
  Object.fromEntries(placed.map(([tile, x, y]) => [`${x},${y}`, String(tile)]));

const sides: Record<string, Side> = { N: "north", E: "east", S: "south", W: "west" };

describe.each(file.palace)("a table of Palace", ({ table, score, walls }) => {
  const alhambras = table.players.map(({ alhambra }) => alhambraOf(alhambra));
  const dirk = table.dirk?.tiles ?? [];
  const carrying = (tiles: string[], number: number) =>
    tiles.filter((tile) => !tile.startsWith("B")).slice(0, number);
  const breakdown = countPalace(
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
    expect(breakdown.totals).toEqual(owners.map(({ total }) => total));
    for (const kind of KINDS) {
      expect(points(breakdown, letterOfKind(kind))).toEqual(owners.map(({ types }) => types[kind]));
    }
    expect(points(breakdown, "chests")).toEqual(owners.map(({ chests }) => chests));
  });

  it("finds the open sides that an attack finds", () => {
    const parts = breakdown.reasons.find(({ cause }) => cause === "invaders")?.parts ?? [];
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

it.each(file.whole)("finds in an Alhambra what the engine finds: $way, $rule", (broken) => {
  const alhambra = alhambraOf(broken.alhambra);
  const trouble = wrongWith(alhambra);
  expect(trouble?.rule ?? null).toBe(broken.rule);
  // The page marks tiles, so where the engine names the fountain it is a tile.
  if (broken.at === FOUNTAIN) expect(alhambra).toHaveProperty([trouble!.at]);
  else expect(trouble?.at ?? null).toBe(broken.at);
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
