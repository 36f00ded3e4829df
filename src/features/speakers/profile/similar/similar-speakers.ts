import { likenessAmong } from './likeness.ts';
import { type Comparable, type Similar, sharedBy } from './shared-by.ts';

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
