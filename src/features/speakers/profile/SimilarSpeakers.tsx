import { capitalized, fillIn, formatList, lowerFirst } from '#site/words.ts';
import { Band } from '#ui/band/Band.tsx';
import { Portrait } from '#ui/portrait/Portrait.tsx';
import { SectionHead } from '#ui/section-head/SectionHead.tsx';
import { portraitOf, type SpeakerView } from '../speaker.ts';
import type { ProfilePageFile } from '../speakers.table.ts';
import styles from './profile.module.css';

type Words = ProfilePageFile['similar'];

/**
 * Other speakers who might fit, each with the reason, at the end of a profile. `SimilarInstead` has
 * them in the head of a speaker who takes no requests.
 */
export function SimilarSpeakers(props: { words: Words; similar: readonly Similar[] }) {
  const { words, similar } = props;
  if (similar.length === 0) return null;
  return (
    <Band labelledBy="similar-speakers">
      <SectionHead id="similar-speakers" title={words.title} />
      <ul className={`stack gap-y-6 gap-x-gutter ${styles.speakers}`} role="list">
        {similar.map(({ speaker, ...shared }) => (
          <li key={speaker.id} className={`stack gap-y-4 gap-x-4 ${styles.speaker}`}>
            <Portrait {...portraitOf(speaker)} shape="square" />
            <div className={`stack gap-y-1 ${styles.words}`}>
              <h3>
                <a href={speaker.href}>{speaker.name}</a>
              </h3>
              <p>{speaker.title}</p>
              <p className={`quiet small ${styles.why}`}>{reasonInWords(shared, words)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/**
 * Returns in words what two speakers share: `Also speaks on extreme heat and workers; also in the
 * Southwest.` Names shared engagements only if there is no other reason. Empty if they share
 * nothing.
 */
export function reasonInWords(
  { fields, region, languages, engagements }: Omit<Similar, 'speaker'>,
  words: Words,
): string {
  const reasons = [
    fields.length > 0 && fillIn(words.fields, { fields: formatList(fields.map(lowerFirst)) }),
    region && fillIn(words.region, { region }),
    languages.length > 0 && fillIn(words.languages, { languages: formatList(languages) }),
  ].filter((reason) => typeof reason === 'string');
  if (reasons.length > 0) return `${capitalized(reasons.join('; '))}.`;
  if (engagements.length === 0) return '';
  return `${capitalized(fillIn(words.engagements, { engagements: formatList(engagements) }))}.`;
}

/** The traits by which speakers are compared. */
export type Comparable = Pick<
  SpeakerView,
  'id' | 'expertise' | 'region' | 'languages' | 'engagements' | 'formats' | 'requests'
>;

/** A speaker who is like another, with the traits that both have. */
export interface Similar<Speaker extends Comparable = SpeakerView> {
  speaker: Speaker;
  fields: readonly string[];
  /** English is left out, because nearly all speak it. */
  languages: readonly string[];
  engagements: readonly string[];
  region: string | undefined;
}

const resultCount = 3;
/**
 * Scores are rounded to nine decimals before they are compared, because floating-point sums depend
 * on the order of their terms.
 */
const precision = 1e9;
const weights = { region: 0.5, language: 0.4, engagements: 0.3, formats: 0.2 };

/**
 * Returns a function that finds the three speakers most like one of them, best first. Speakers who
 * take no requests follow all who do. Ties are in order of ids, so the result does not depend on
 * the order of `speakers`.
 */
export function similarAmong<Speaker extends Comparable>(speakers: readonly Speaker[]) {
  const scoresOf = scoresAmong(speakers);
  return (subject: Speaker): Similar<Speaker>[] => {
    const scores = scoresOf(subject);
    let best: Candidate<Speaker>[] = [];
    speakers.forEach((speaker, index) => {
      const candidate = { speaker, score: Math.round((scores[index] ?? 0) * precision) };
      const last = best[resultCount - 1];
      if (speaker.id === subject.id || (last && byRank(candidate, last) > 0)) return;
      best = [...best, candidate].sort(byRank).slice(0, resultCount);
    });
    return best.map(({ speaker }) => ({
      speaker,
      fields: itemsInBoth(subject.expertise, speaker.expertise),
      languages: itemsInBoth(otherLanguages(subject), speaker.languages),
      engagements: itemsInBoth(subject.engagements, speaker.engagements),
      region: subject.region === speaker.region ? subject.region : undefined,
    }));
  };
}

interface Candidate<Speaker> {
  speaker: Speaker;
  score: number;
}

/** Orders those who take requests before others, then by score, then by id. */
function byRank(a: Candidate<Comparable>, b: Candidate<Comparable>): number {
  const isPaused = ({ speaker }: Candidate<Comparable>) => Number(speaker.requests === 'paused');
  return isPaused(a) - isPaused(b) || b.score - a.score || (a.speaker.id < b.speaker.id ? -1 : 1);
}

/** Returns the items of `a` that `b` has too, in the order of `a`. */
function itemsInBoth<Item>(a: readonly Item[], b: readonly Item[]): Item[] {
  return a.filter((item) => b.includes(item));
}

function otherLanguages({ languages }: Comparable): string[] {
  return languages.filter((name) => name !== 'English');
}

/**
 * Returns a function that scores how like one of the speakers (`subject`) each of them is, in their
 * order. A shared field of expertise weighs more the fewer speakers have it (inverse document
 * frequency); then count region, languages, engagements and formats. The value indexes are built
 * once, because comparing every pair of thousands of speakers takes minutes.
 */
function scoresAmong(speakers: readonly Comparable[]): (subject: Comparable) => Float64Array {
  const rarity = (count: number) => Math.log(speakers.length / count);
  const scorers = [
    sharedValueScorer(speakers, ({ expertise }) => expertise, rarity),
    sharedValueScorer(
      speakers,
      ({ region }) => (region === undefined ? [] : [region]),
      () => weights.region,
    ),
    sharedValueScorer(speakers, otherLanguages, () => weights.language),
    overlapScorer(speakers, ({ engagements }) => engagements, weights.engagements),
    overlapScorer(speakers, ({ formats }) => formats, weights.formats),
  ];
  return (subject) => {
    const scores = new Float64Array(speakers.length);
    for (const addScores of scorers) addScores(scores, subject);
    return scores;
  };
}

type ValuesOf = (speaker: Comparable) => readonly string[];

/**
 * Returns a function that adds, for each value of `subject`, a weight to the scores of all who
 * share it. `weightOf` returns that weight by the number of speakers who have the value.
 */
function sharedValueScorer(
  speakers: readonly Comparable[],
  valuesOf: ValuesOf,
  weightOf: (count: number) => number,
) {
  const values = speakers.flatMap((speaker, index) =>
    valuesOf(speaker).map((value) => ({ value, index })),
  );
  const byValue = Map.groupBy(values, ({ value }) => value);
  return (scores: Float64Array, subject: Comparable) => {
    for (const value of valuesOf(subject)) {
      const sharers = byValue.get(value) ?? [];
      const weight = weightOf(sharers.length);
      for (const { index } of sharers) scores[index] = (scores[index] ?? 0) + weight;
    }
  };
}

/**
 * Returns a function that adds to the score of each speaker the weight times the Jaccard index of
 * that speaker's values and those of `subject`, from 0 to 1.
 */
function overlapScorer(speakers: readonly Comparable[], valuesOf: ValuesOf, weight: number) {
  const countShared = sharedValueScorer(speakers, valuesOf, () => 1);
  return (scores: Float64Array, subject: Comparable) => {
    const sharedCounts = new Float64Array(scores.length);
    countShared(sharedCounts, subject);
    speakers.forEach((speaker, index) => {
      const inBoth = sharedCounts[index] ?? 0;
      const inEither = valuesOf(subject).length + valuesOf(speaker).length - inBoth;
      if (inBoth > 0) scores[index] = (scores[index] ?? 0) + (weight * inBoth) / inEither;
    });
  };
}
