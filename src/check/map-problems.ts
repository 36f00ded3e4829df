import { homes, stateCodeOf } from '#site/states.ts';
import { type Entry, entriesOfKind, fieldValues, problemAt } from './entry.ts';
import type { Problem } from './problem.ts';

/**
 * Problems between the map that `site.yaml` names and the speakers: somebody whose home is not on
 * it, and a place whose region is not that by which speakers travel.
 */
export function mapProblems(entries: readonly Entry[]): Problem[] {
  const maps = entriesOfKind(entries, 'maps');
  const [site] = entriesOfKind(entries, 'site');
  const named = site && fieldValues(site)['map'];
  const map = maps.find(({ id }) => id === named);
  return [...maps.flatMap(regionProblems), ...(map ? homeProblems(map, entries) : [])];
}

/** Problems of speakers whose home has no line on the map. */
function homeProblems(map: Entry, entries: readonly Entry[]): Problem[] {
  const codes = new Set(placesIn(map).map(({ code }) => code));
  return entriesOfKind(entries, 'speakers').flatMap((speaker) => {
    const { basedIn } = fieldValues(speaker);
    if (typeof basedIn !== 'string') return [];
    const code = stateCodeOf(basedIn);
    // A home that names no state is a problem of the schema.
    if (!homes.has(code) || codes.has(code)) return [];
    return problemAt(speaker, ['basedIn'], basedIn, {
      message: `${code} has no square on the map, so nobody would find the speaker there`,
      fix: `Add a line for ${code} under "places" in ${map.file}, or correct the place.`,
    });
  });
}

/** Problems of places that the directory knows in another region. */
function regionProblems(map: Entry): Problem[] {
  return placesIn(map).flatMap(({ code, name, region }, index) => {
    const home = homes.get(String(code));
    // Letters may name another place in another country.
    if (!home || home.state !== name || home.region === region) return [];
    return problemAt(map, ['places', index, 'region'], region, {
      message: `is not the region of ${home.state}`,
      fix: `Write "${home.region}".`,
    });
  });
}

/** The places of a map as written, unchecked; none where there is no list. */
function placesIn(map: Entry): Record<string, unknown>[] {
  const { places } = fieldValues(map);
  return Array.isArray(places) ? places.map((place: unknown) => Object(place)) : [];
}
