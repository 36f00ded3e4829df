import type { SpeakerView } from '#features/speakers/speaker.ts';

const howMany = 3;
/** Sums of the same parts in another order differ far behind the point. */
const precision = 1e9;

interface Candidate<Speaker> {
  speaker: Speaker;
  score: number;
}

/**
 * Finds the three speakers most like one of them, best first (`likeness.ts`). Those who take no requests
 * now come after all who do. Ties go by id, so that chance and the order of the files decide nothing.
 */
export function similarAmong<Speaker extends Comparable>(speakers: readonly Speaker[]) {
  const likenessOf = likenessAmong(speakers);
  return (one: Speaker): Similar<Speaker>[] => {
    const scores = likenessOf(one);
    let best: Candidate<Speaker>[] = [];
    speakers.forEach((speaker, place) => {
      const candidate = { speaker, score: Math.round((scores[place] ?? 0) * precision) };
      const last = best[howMany - 1];
      if (speaker.id === one.id || (last && inTurn(candidate, last) > 0)) return;
      best = [...best, candidate].sort(inTurn).slice(0, howMany);
    });
    return best.map(({ speaker }) => sharedBy(one, speaker));
  };
}

function inTurn(a: Candidate<Comparable>, b: Candidate<Comparable>): number {
  const isPaused = ({ speaker }: Candidate<Comparable>) => Number(speaker.requests === 'paused');
  return isPaused(a) - isPaused(b) || b.score - a.score || (a.speaker.id < b.speaker.id ? -1 : 1);
}

/** What likeness is judged by. */
export type Comparable = Pick<
  SpeakerView,
  'id' | 'expertise' | 'region' | 'languages' | 'engagements' | 'formats' | 'requests'
>;

/** A speaker like another, and what the two share that is worth telling. */
export interface Similar<Speaker extends Comparable = SpeakerView> {
  speaker: Speaker;
  fields: readonly string[];
  /** Other than English, which nearly all speak. */
  languages: readonly string[];
  engagements: readonly string[];
  /** The shared region. */
  region: string | undefined;
}

/** What two speakers share. */
export function sharedBy<Speaker extends Comparable>(
  one: Speaker,
  speaker: Speaker,
): Similar<Speaker> {
  const [own, others] = [worthTelling(one), worthTelling(speaker)];
  return {
    speaker,
    fields: common(one.expertise, speaker.expertise),
    languages: common(own.languages, others.languages),
    engagements: common(one.engagements, speaker.engagements),
    region: common(own.region, others.region)[0],
  };
}

/** The languages and the region of a speaker that are worth telling if another has them too. */
export function worthTelling({ languages, region }: Comparable) {
  return { languages: languages.filter((name) => name !== 'English'), region: [region] };
}

/** What stands in both lists, in the order of the first. */
function common<Item>(a: readonly Item[], b: readonly Item[]): Item[] {
  return a.filter((item) => b.includes(item));
}

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
