import { type Comparable, worthTelling } from './shared-by.ts';

const weights = { region: 0.5, language: 0.4, engagements: 0.3, formats: 0.2 };

/** Who has what: of each value, the places of those who have it. */
type Having = ReadonlyMap<string, readonly number[]>;

/**
 * Gives for one of many speakers how like it each of them is, in their order. Shared expertise counts the
 * more the fewer have it, then region, languages, and what they can be asked for. Lists of who has what are
 * made once, since holding each beside each would take minutes for thousands.
 */
export function likenessAmong(speakers: readonly Comparable[]): (one: Comparable) => Float64Array {
  const told = speakers.map(worthTelling);
  const fields = having(speakers.map(({ expertise }) => expertise));
  const regions = having(told.map(({ region }) => region));
  const languages = having(told.map((one) => one.languages));
  const engagements = speakers.map((speaker) => speaker.engagements);
  const formats = speakers.map((speaker) => speaker.formats);
  const byEngagements = having(engagements);
  const byFormats = having(formats);
  /** How telling a field is: the logarithm of how many speakers there are to each who has it. */
  const weightOf = (field: string) => Math.log(speakers.length / (fields.get(field)?.length ?? 1));

  return (one) => {
    const scores = new Float64Array(speakers.length);
    const own = worthTelling(one);
    for (const field of one.expertise) add(scores, fields.get(field), weightOf(field));
    for (const region of own.region) add(scores, regions.get(region), weights.region);
    for (const name of own.languages) add(scores, languages.get(name), weights.language);
    addOverlap(scores, one.engagements, engagements, byEngagements, weights.engagements);
    addOverlap(scores, one.formats, formats, byFormats, weights.formats);
    return scores;
  };
}

function having(lists: readonly (readonly string[])[]): Having {
  const places = new Map<string, number[]>();
  lists.forEach((values, place) => {
    for (const value of values) {
      const known = places.get(value);
      if (known) known.push(place);
      else places.set(value, [place]);
    }
  });
  return places;
}

function add(scores: Float64Array, places: readonly number[] = [], weight: number): void {
  for (const place of places) scores[place] = (scores[place] ?? 0) + weight;
}

/** Adds what is shared out of all that either has, from 0 to 1 (Jaccard index). */
function addOverlap(
  scores: Float64Array,
  own: readonly string[],
  lists: readonly (readonly string[])[],
  places: Having,
  weight: number,
): void {
  const shared = new Float64Array(scores.length);
  for (const value of own) add(shared, places.get(value), 1);
  shared.forEach((count, place) => {
    const either = own.length + (lists[place]?.length ?? 0) - count;
    if (count > 0) scores[place] = (scores[place] ?? 0) + (weight * count) / either;
  });
}
