/** The sheets of Roll & Write as they are at the end, and what they score (R-40, R-50 to R-52,
 * */
import { type Kind, kindOf, KINDS, letterOfKind } from "../../pieces";
import { BOX } from "../../companion/box";
import { majorities, pointsOf, shared, type Place } from "../../companion/majorities";
import { breakdownOf, type Breakdown } from "../../companion/breakdown";

export const SIZE = BOX.grid.length;
/** The building at each crossing, row by row. */
export const GRID: Kind[] = [...BOX.grid.join("")].map(kindOf);

export interface Sheets {
  /** For each player and each crossing. */
  crosses: boolean[][];
  coins: number[];
  /** What the imaginary players have marked. */
  marks: Record<Kind, number>[];
  /** For each type, who completed it in which round, the earliest first. */
  order: Record<Kind, number[][]>;
  /** In a solo game: whether the imaginary players can win. */
  contest: boolean;
}

export const boxesOf = (kind: Kind): number => GRID.filter((each) => each === kind).length;

export const crossed = (crosses: boolean[], kind: Kind): number =>
  GRID.filter((each, crossing) => each === kind && crosses[crossing]).length;

const rowsAndColumns = Array.from({ length: SIZE }, (_, line) => [
  GRID.map((_, crossing) => crossing).filter((crossing) => Math.floor(crossing / SIZE) === line),
  GRID.map((_, crossing) => crossing).filter((crossing) => crossing % SIZE === line),
]).flat();

export const linePoints = (crosses: boolean[]): number =>
  rowsAndColumns.reduce(
    (sum, line) => sum + BOX.linePoints[line.filter((crossing) => crosses[crossing]).length]!,
    0,
  );

/** How many imaginary players there are at most with this many players. */
export const imaginaryFor = (players: number, alone: number): number =>
  players === 1 ? alone : players === 2 ? 1 : 0;

/** How many of a type everybody has: the players, then the imaginary ones. */
export const countsOf = (sheets: Sheets, kind: Kind, players: number, alone: number): number[] => [
  ...sheets.crosses.slice(0, players).map((crosses) => crossed(crosses, kind)),
  ...sheets.marks.slice(0, imaginaryFor(players, alone)).map((marks) => marks[kind]),
];

/** Who completed a type, the earliest first; those for whom this was not entered come last, in
 * order. */
export function completers(counts: number[], kind: Kind, reason: number[][]): number[][] {
  const full = counts.flatMap((count, owner) => (count >= boxesOf(kind) ? [owner] : []));
  const known = reason
    .map((together) => together.filter((owner) => full.includes(owner)))
    .filter((together) => together.length > 0);
  return [...known, ...full.filter((owner) => !known.flat().includes(owner)).map((own) => [own])];
}

export function countSheets(sheets: Sheets, players: number, alone: number): Breakdown {
  const imaginary = imaginaryFor(players, alone);
  const owners = players + imaginary;
  const reasons = KINDS.map((kind) => {
    const counts = countsOf(sheets, kind, players, alone);
    const places = placesOf(counts, kind, sheets.order[kind]);
    return { cause: letterOfKind(kind), counts, places, points: pointsOf(places, owners) };
  });
  const none = new Array<number>(imaginary).fill(0);
  const lines = [...sheets.crosses.slice(0, players).map(linePoints), ...none];
  const coins = [...sheets.coins.slice(0, players), ...none];
  const all = [
    ...reasons,
    { cause: "lines", counts: lines, points: lines },
    {
      cause: "coins",
      counts: coins,
      points: coins.map((own) => Math.floor(own / BOX.coinsPerPoint)),
    },
  ];
  if (players === 1 && sheets.contest) {
    const bonus = BOX.imaginaryBonus[imaginary] ?? 0;
    const points = [0, ...none.map(() => bonus)];
    all.push({ cause: "bonus", counts: points, points });
  }
  return breakdownOf(all, owners);
}

/** Those who completed it took the best places still free; the rest goes to a majority among the
 * others. */
function placesOf(counts: number[], kind: Kind, reason: number[][]): Place[] {
  const worth = BOX.places.C[kind];
  const paid: Place[] = [];
  let taken = 0;
  for (const together of completers(counts, kind, reason)) {
    const places = worth.slice(taken, taken + together.length);
    taken += together.length;
    if (places.length > 0) paid.push(shared(together, boxesOf(kind), places));
  }
  const left = counts.map((count) => (count >= boxesOf(kind) ? 0 : count));
  return [...paid, ...majorities(left, worth.slice(taken))];
}
