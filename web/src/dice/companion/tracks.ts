/** The board of the Dice Game as it stands, and what a scoring gives for it (D-50, D-51). */
import { type Kind, KINDS, letterOfKind } from "../../pieces";
import { BOX, type ScoringName } from "../../companion/box";
import { pointsOf, type Place } from "../../companion/majorities";
import { breakdownOf, type Breakdown } from "../../companion/breakdown";

/** The stones of one column. */
export interface Track {
  /** The field of each owner's stone; 0 is off the track. */
  fields: number[];
  /** The owners of the stones on the track, best first: the higher field, and on one field the
   * lower stone. */
  ranking: number[];
}

export interface DiceTable {
  scoring: ScoringName;
  tracks: Record<Kind, Track>;
  /** The points of everybody's tokens. */
  tokens: number[];
}

/** Moves a stone to another field: it goes on top of those already there (D-32). */
export function movedTo(track: Track, owner: number, field: number): Track {
  const fields = track.fields.with(owner, Math.min(BOX.trackLength, Math.max(0, field)));
  const others = track.ranking.filter((each) => each !== owner);
  const worse = others.findIndex((each) => fields[each]! < fields[owner]!);
  const place = worse === -1 ? others.length : worse;
  return { fields, ranking: fields[owner] === 0 ? others : others.toSpliced(place, 0, owner) };
}

/** Moves the stone one down in its stack. */
export function lowered(track: Track, owner: number): Track {
  const place = track.ranking.indexOf(owner);
  const below = track.ranking[place - 1];
  if (below === undefined || !liesOnAnother(track, owner)) return track;
  return { ...track, ranking: track.ranking.with(place - 1, owner).with(place, below) };
}

/** Whether there is a stone below it; the first of a field is the lowest. */
export const liesOnAnother = (track: Track, owner: number): boolean => {
  const below = track.ranking[track.ranking.indexOf(owner) - 1];
  return below !== undefined && track.fields[below] === track.fields[owner];
};

export function countDice(table: DiceTable, owners: number): Breakdown {
  const reasons = KINDS.map((kind) => {
    const { fields, ranking } = table.tracks[kind];
    const worth = BOX.places[table.scoring][kind];
    const places: Place[] = ranking
      .filter((owner) => owner < owners)
      .slice(0, worth.length)
      .map((owner, place) => ({
        owners: [owner],
        count: fields[owner]!,
        places: [worth[place]!],
        each: worth[place]!,
      }));
    const counts = fields.slice(0, owners);
    return { cause: letterOfKind(kind), counts, places, points: pointsOf(places, owners) };
  });
  const tokens = table.tokens.slice(0, owners);
  return breakdownOf([...reasons, { cause: "tokens", counts: tokens, points: tokens }], owners);
}
