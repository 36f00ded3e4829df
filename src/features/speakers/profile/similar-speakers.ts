import type { SpeakerView } from '#features/speakers/speaker.ts';

/** The fields by which speakers are compared. */
export type Comparable = Pick<
  SpeakerView,
  'id' | 'expertise' | 'region' | 'languages' | 'engagements' | 'formats' | 'requests'
>;

/** A speaker who is like another, and what they have in common. */
export interface Similar<Speaker extends Comparable = SpeakerView> {
  speaker: Speaker;
  fields: readonly string[];
  /** Without English, because nearly all speak it. */
  languages: readonly string[];
  engagements: readonly string[];
  region: string | undefined;
}

interface Candidate<Speaker> {
  speaker: Speaker;
  score: number;
}

const resultCount = 3;
/** Scores are compared to nine decimals, because floating-point sums depend on the order of their terms. */
const precision = 1e9;
const weights = { region: 0.5, language: 0.4, engagements: 0.3, formats: 0.2 };

/**
 * Returns a function that finds the three speakers most like one of them, best first. Speakers who take no requests
 * follow all who do. Ties are in order of ids, so the result does not depend on the order of `speakers`.
 */
export function similarAmong<Speaker extends Comparable>(speakers: readonly Speaker[]) {
  const scoresOf = scoresAmong(speakers);
  return (one: Speaker): Similar<Speaker>[] => {
    const scores = scoresOf(one);
    let best: Candidate<Speaker>[] = [];
    speakers.forEach((speaker, index) => {
      const candidate = { speaker, score: Math.round((scores[index] ?? 0) * precision) };
      const last = best[resultCount - 1];
      if (speaker.id === one.id || (last && byRank(candidate, last) > 0)) return;
      best = [...best, candidate].sort(byRank).slice(0, resultCount);
    });
    return best.map(({ speaker }) => sharedBy(one, speaker));
  };
}

function byRank(a: Candidate<Comparable>, b: Candidate<Comparable>): number {
  const isPaused = ({ speaker }: Candidate<Comparable>) => Number(speaker.requests === 'paused');
  return isPaused(a) - isPaused(b) || b.score - a.score || (a.speaker.id < b.speaker.id ? -1 : 1);
}

function sharedBy<Speaker extends Comparable>(one: Speaker, speaker: Speaker): Similar<Speaker> {
  return {
    speaker,
    fields: common(one.expertise, speaker.expertise),
    languages: common(otherLanguages(one), speaker.languages),
    engagements: common(one.engagements, speaker.engagements),
    region: one.region === speaker.region ? one.region : undefined,
  };
}

/** The items of `a` that `b` has too, in the order of `a`. */
function common<Item>(a: readonly Item[], b: readonly Item[]): Item[] {
  return a.filter((item) => b.includes(item));
}

function otherLanguages({ languages }: Comparable): string[] {
  return languages.filter((name) => name !== 'English');
}

/** For each value of a field, the indexes of the speakers who have it. */
type ValueIndex = ReadonlyMap<string, readonly number[]>;

/**
 * Returns a function from one of the speakers to the likeness of each, in their order. A shared field of expertise weighs
 * more the fewer speakers have it; then count region, languages, engagements and formats. The value indexes are built
 * once, because comparing every pair of thousands of speakers takes minutes.
 */
function scoresAmong(speakers: readonly Comparable[]): (one: Comparable) => Float64Array {
  const fields = valueIndex(speakers.map(({ expertise }) => expertise));
  const regions = valueIndex(speakers.map(({ region }) => [region]));
  const languages = valueIndex(speakers.map(otherLanguages));
  const engagements = speakers.map((speaker) => speaker.engagements);
  const formats = speakers.map((speaker) => speaker.formats);
  const byEngagement = valueIndex(engagements);
  const byFormat = valueIndex(formats);
  /** Inverse document frequency. */
  const weightOf = (field: string) => Math.log(speakers.length / (fields.get(field)?.length ?? 1));

  return (one) => {
    const scores = new Float64Array(speakers.length);
    for (const field of one.expertise) add(scores, fields.get(field), weightOf(field));
    add(scores, regions.get(one.region), weights.region);
    for (const name of otherLanguages(one)) add(scores, languages.get(name), weights.language);
    addOverlap(scores, one.engagements, engagements, byEngagement, weights.engagements);
    addOverlap(scores, one.formats, formats, byFormat, weights.formats);
    return scores;
  };
}

function valueIndex(lists: readonly (readonly string[])[]): ValueIndex {
  const indexes = new Map<string, number[]>();
  lists.forEach((values, index) => {
    for (const value of values) {
      const known = indexes.get(value);
      if (known) known.push(index);
      else indexes.set(value, [index]);
    }
  });
  return indexes;
}

function add(scores: Float64Array, indexes: readonly number[] = [], weight: number): void {
  for (const index of indexes) scores[index] = (scores[index] ?? 0) + weight;
}

/** Adds the Jaccard index of `own` and each list, from 0 to 1, times the weight. */
function addOverlap(
  scores: Float64Array,
  own: readonly string[],
  lists: readonly (readonly string[])[],
  indexes: ValueIndex,
  weight: number,
): void {
  const shared = new Float64Array(scores.length);
  for (const value of own) add(shared, indexes.get(value), 1);
  shared.forEach((count, index) => {
    const either = own.length + (lists[index]?.length ?? 0) - count;
    if (count > 0) scores[index] = (scores[index] ?? 0) + (weight * count) / either;
  });
}
