import { type Comparable, common, type Similar, sharedBy } from './shared-by.ts';

const howMany = 3;
const weights = { region: 0.5, language: 0.4, engagements: 0.3, formats: 0.2 };

/**
 * Finds the three speakers most like one of them, best first: shared expertise counts the more the
 * fewer have it, then region, languages, and what they can be asked for. Those who take no requests
 * now come after all who do. Ties go by id, so that chance and the order of the files decide nothing.
 */
export function similarAmong<Speaker extends Comparable>(speakers: readonly Speaker[]) {
  const weightOf = fieldWeights(speakers);
  return (one: Speaker): Similar<Speaker>[] =>
    speakers
      .filter(({ id }) => id !== one.id)
      .map((other) => {
        const shared = sharedBy(one, other);
        return { shared, score: scoreOf(shared, one, weightOf) };
      })
      .sort((a, b) => inTurn(a.shared.speaker, b.shared.speaker, b.score - a.score))
      .slice(0, howMany)
      .map(({ shared }) => shared);
}

type Weights = ReadonlyMap<string, number>;

function scoreOf(shared: Similar<Comparable>, one: Comparable, weightOf: Weights): number {
  const { speaker, fields, languages, region } = shared;
  return (
    fields.reduce((sum, field) => sum + (weightOf.get(field) ?? 0), 0) +
    (region ? weights.region : 0) +
    languages.length * weights.language +
    likeness(one.engagements, speaker.engagements) * weights.engagements +
    likeness(one.formats, speaker.formats) * weights.formats
  );
}

/** How telling each field is: the logarithm of how many speakers there are to each who has it. */
function fieldWeights(speakers: readonly Comparable[]): Weights {
  const counts = new Map<string, number>();
  for (const field of speakers.flatMap(({ expertise }) => expertise)) {
    counts.set(field, (counts.get(field) ?? 0) + 1);
  }
  return new Map([...counts].map(([field, count]) => [field, Math.log(speakers.length / count)]));
}

/** Shared out of all that either has, from 0 to 1 (Jaccard index). */
function likeness(a: readonly string[], b: readonly string[]): number {
  return common(a, b).length / new Set([...a, ...b]).size;
}

function inTurn(a: Comparable, b: Comparable, byScore: number): number {
  const byRequests = Number(a.requests === 'paused') - Number(b.requests === 'paused');
  return byRequests || byScore || (a.id < b.id ? -1 : 1);
}
