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
