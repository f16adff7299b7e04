/** Majorities: who has the most of something, and what each place is worth (P-31 to P-33). */

/** Everybody who shares one or more places, and what each of them gets. */
export interface Place {
  owners: number[];
  /** How many each of them has. */
  count: number;
  /** The points of all the places they occupy together. */
  places: number[];
  each: number;
}

/** The places in order, given how many everybody has. Having none earns no place. */
export function majorities(counts: number[], places: number[]): Place[] {
  const taken: Place[] = [];
  let place = 0;
  for (const count of [...new Set(counts)].sort((one, other) => other - one)) {
    if (count === 0 || place >= places.length) break;
    const owners = counts.flatMap((own, owner) => (own === count ? [owner] : []));
    taken.push(shared(owners, count, places.slice(place, place + owners.length)));
    place += owners.length;
  }
  return taken;
}

/** Tied players share all the places they occupy, rounded down (P-32). */
export function shared(owners: number[], count: number, places: number[]): Place {
  const all = places.reduce((sum, each) => sum + each, 0);
  return { owners, count, places, each: Math.floor(all / owners.length) };
}

export function pointsOf(taken: Place[], owners: number): number[] {
  const points = new Array<number>(owners).fill(0);
  for (const place of taken) for (const owner of place.owners) points[owner]! += place.each;
  return points;
}
