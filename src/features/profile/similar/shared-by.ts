import type { SpeakerView } from '#features/speakers/speaker.ts';

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
  /** The shared region, if it is a part of the country. */
  region: string | undefined;
}

/** What two speakers share. A region counts only where it is a place: two who work anywhere are no neighbors. */
export function sharedBy<Speaker extends Comparable>(
  one: Speaker,
  speaker: Speaker,
): Similar<Speaker> {
  const isPlace = speaker.region !== 'National' && speaker.region !== 'International';
  return {
    speaker,
    fields: common(one.expertise, speaker.expertise),
    languages: common(one.languages, speaker.languages).filter((name) => name !== 'English'),
    engagements: common(one.engagements, speaker.engagements),
    region: isPlace && one.region === speaker.region ? speaker.region : undefined,
  };
}

/** What stands in both lists, in the order of the first. */
export function common<Item>(a: readonly Item[], b: readonly Item[]): Item[] {
  return a.filter((item) => b.includes(item));
}
