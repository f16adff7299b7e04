/** What is in the boxes, as far as it is counted: `tools/companion.py` writes it down. */
import file from "../../box.json";
import { KINDS, type Kind } from "../pieces";

export const SCORINGS = ["A", "B", "C"] as const;
export type ScoringName = (typeof SCORINGS)[number];

interface Box {
  /** All buildings of Palace, with the twelfth tower. */
  tiles: string[];
  bazaars: string[];
  /** The points of the first place, the second, and so on. */
  places: Record<ScoringName, Record<Kind, number[]>>;
  /** How many chests there are of each colour. */
  chests: Record<Kind, number>;
  chestPlaces: Record<ScoringName, number[]>;
  attackLoss: Record<ScoringName, number>;
  attackLossBeside: Record<ScoringName, number>;
  trackLength: number;
  mostTokenPoints: number;
  /** The rows of a sheet, a letter for each building. */
  grid: string[];
  /** The points of a row or column, by the number of its crosses. */
  linePoints: number[];
  coinTrack: number;
  coinsPerPoint: number;
  /** What each imaginary player gets in a contest, by how many they are. */
  imaginaryBonus: Record<string, number>;
}

export const BOX: Box = file;

/** Something for every type of building. */
export const byKind = <Value>(make: (kind: Kind) => Value): Record<Kind, Value> =>
  Object.fromEntries(KINDS.map((kind) => [kind, make(kind)])) as Record<Kind, Value>;
