import { homes } from '#site/states.ts';
import { type Entry, fieldValues, problemAt } from './entry.ts';
import { asWarnings, type Problem, type ProblemText } from './problem.ts';
import { zonesOfState } from './state-zones.ts';

/**
 * The fields of a kind that name a place, and those that must agree with its state; a path is the
 * keys to a field.
 */
interface PlaceFields {
  place: string;
  region?: readonly string[];
  zone?: readonly string[];
}

const placeFields: Readonly<Record<string, PlaceFields>> = {
  events: { place: 'location', region: ['region'], zone: ['zone'] },
  speakers: { place: 'basedIn', zone: ['media', 'timeZone'] },
  exchange: { place: 'place', region: ['region'] },
  stories: { place: 'location' },
};

/** The regions of what is not for one part of the country, whatever place it is at. */
const wideRegions: readonly unknown[] = ['National', 'International'];

/** Problems of regions and time zones that are not those of the state of the place beside them. */
export function placeProblems(entry: Entry): Problem[] {
  const fields = placeFields[entry.kindName];
  if (!fields) return [];
  const data = fieldValues(entry);
  const place = data[fields.place];
  const code =
    /, ([A-Z]{2})\b(?!.*, [A-Z]{2}\b)/.exec(typeof place === 'string' ? place : '')?.[1] ?? '';
  const inFull = typeof place === 'string' ? stateInFull(place) : undefined;
  if (inFull) return asWarnings([problemAt(entry, [fields.place], place, inFull)]);
  const home = homes.get(code);
  if (!home) return stateProblems(entry, fields.place, code);
  return [
    ...regionProblems(entry, fields.region, home),
    ...zoneProblems(entry, fields.zone, zonesOfState[code] ?? [], home.state),
  ];
}

/** The problem of a state that is written in full behind a town. */
function stateInFull(place: string): ProblemText | undefined {
  const [, town, name] = /^([^,]+), ([^,]+)$/.exec(place) ?? [];
  const [code] = [...homes].find(([, { state }]) => state === name) ?? [];
  if (code === undefined) return undefined;
  return {
    message: 'has the name of its state in full, so the site cannot tell its region',
    fix: `Write "${town}, ${code}"; leave it if it is a country.`,
  };
}

/** The problem of two letters behind a place that are no state; a place of other form has none. */
function stateProblems(entry: Entry, field: string, code: string): Problem[] {
  // The schema of a speaker says so itself; a story may come from anywhere.
  if (code === '' || entry.kindName === 'speakers' || entry.kindName === 'stories') return [];
  return [
    problemAt(entry, [field], code, {
      message: `"${code}" are not the two letters of a state`,
      fix: 'Write the two letters of the Postal Service, such as "Harborlight, TX".',
    }),
  ];
}

function regionProblems(
  entry: Entry,
  path: readonly string[] | undefined,
  { state, region }: { state: string; region: string },
): Problem[] {
  const value = path && valueAt(entry, path);
  if (!path || typeof value !== 'string' || value === region || wideRegions.includes(value)) {
    return [];
  }
  return [
    problemAt(entry, path, value, {
      message: `is not the region of ${state}`,
      fix: `Write "${region}", or correct the place.`,
    }),
  ];
}

function zoneProblems(
  entry: Entry,
  path: readonly string[] | undefined,
  zones: readonly string[],
  state: string,
): Problem[] {
  const value = path && valueAt(entry, path);
  if (!path || typeof value !== 'string') return [];
  const clock = clockOf(value);
  const isOfState = zones.some((zone) => clockOf(zone) === clock);
  // A zone that nobody knows is a problem of the schema.
  if (clock === undefined || isOfState || zones.length === 0) return [];
  const names = zones.map((zone) => `"${zone}"`).join(' or ');
  return [
    problemAt(entry, path, value, {
      message: `is not the time zone of ${state}`,
      fix: `Write ${names}, or correct the place.`,
    }),
  ];
}

function valueAt(entry: Entry, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (Object(value) as Record<string, unknown>)[key],
    entry.data,
  );
}

const clocks = new Map<string, string | undefined>();
const winter = new Date('2026-01-15T12:00Z');
const summer = new Date('2026-07-15T12:00Z');

/** The offsets of a zone from UTC in winter and in summer; undefined for no zone. */
function clockOf(zone: string): string | undefined {
  if (!clocks.has(zone)) clocks.set(zone, offsetsOf(zone));
  return clocks.get(zone);
}

function offsetsOf(zone: string): string | undefined {
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    const offset = (day: Date) =>
      format.formatToParts(day).find(({ type }) => type === 'timeZoneName')?.value;
    return `${offset(winter)} ${offset(summer)}`;
  } catch {
    return undefined;
  }
}
