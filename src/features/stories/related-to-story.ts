import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { Expertise, StoryTag, Topic } from '#site/vocabulary.ts';

const maxItems = 3;

/** The part of a story by which it is compared. */
export interface StoryLike {
  id: string;
  tags: readonly { name: StoryTag }[];
  people: readonly { href?: string | undefined }[];
}

/**
 * Returns at most three other stories with the same people or tags, most alike first; the same
 * person counts as two tags.
 */
export function relatedStories<Story extends StoryLike>(
  story: StoryLike,
  stories: readonly Story[],
): Story[] {
  const others = stories.filter(({ id }) => id !== story.id);
  return highestScored(
    others,
    (other) =>
      sharedCount(tagsOf(other), tagsOf(story)) + 2 * sharedCount(hrefsOf(other), hrefsOf(story)),
  );
}

/**
 * Returns at most three speakers on a story's subjects who take requests, without those who are
 * heard in it, most shared subjects first.
 */
export function relatedSpeakers<
  Speaker extends Pick<SpeakerView, 'href' | 'expertise' | 'requests'>,
>(story: StoryLike, speakers: readonly Speaker[]): Speaker[] {
  const heardSpeakers = hrefsOf(story);
  const expertise = story.tags.flatMap(({ name }) => tagSubjects[name].expertise);
  const others = speakers.filter(
    ({ href, requests }) => requests === 'open' && !heardSpeakers.includes(href),
  );
  return highestScored(others, (speaker) => sharedCount(speaker.expertise, expertise));
}

/** Returns at most three documents on a story's subjects, most shared topics first. */
export function relatedResources<Resource extends { topics: readonly Topic[] }>(
  story: StoryLike,
  resources: readonly Resource[],
): Resource[] {
  const topics = story.tags.flatMap(({ name }) => tagSubjects[name].topics);
  return highestScored(resources, (resource) => sharedCount(resource.topics, topics));
}

/** Returns the three items with the highest scores above 0; equal ones keep their order. */
function highestScored<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxItems)
    .map(({ item }) => item);
}

function sharedCount<Item>(ours: readonly Item[], theirs: readonly Item[]): number {
  return ours.filter((item) => theirs.includes(item)).length;
}

function tagsOf({ tags }: StoryLike): StoryTag[] {
  return tags.map(({ name }) => name);
}

function hrefsOf({ people }: StoryLike): string[] {
  return people.flatMap(({ href }) => href ?? []);
}

/**
 * The fields of expertise and the topics that a story tag stands for; story tags are a vocabulary
 * of their own (specification section 9).
 */
const tagSubjects: Record<StoryTag, { expertise: Expertise[]; topics: Topic[] }> = {
  Youth: { expertise: ['Youth', 'Children’s health'], topics: ['youth'] },
  'Mental Health': { expertise: ['Mental health'], topics: ['mental health'] },
  Resilience: { expertise: ['Community health', 'Rural health'], topics: ['resilience'] },
  Coping: { expertise: ['Mental health', 'Older adults'], topics: ['mental health', 'resilience'] },
  Justice: { expertise: ['Health equity', 'Workers'], topics: ['equity'] },
  Community: { expertise: ['Community health'], topics: ['community'] },
  Healthcare: { expertise: ['Medicines', 'Maternal health'], topics: ['healthcare'] },
  Disasters: { expertise: ['Flooding', 'Hurricanes'], topics: ['resilience', 'public health'] },
  'Public Health': { expertise: ['Policy', 'Community health'], topics: ['public health'] },
  Activism: { expertise: ['Policy', 'Youth'], topics: ['advocacy', 'policy'] },
  Medical: { expertise: ['Asthma', 'Heart health'], topics: ['healthcare', 'research'] },
  Education: { expertise: ['Youth'], topics: ['education'] },
  Research: { expertise: ['Research'], topics: ['research'] },
  Emergency: { expertise: ['Emergency care'], topics: ['healthcare', 'public health'] },
  Media: { expertise: ['Policy'], topics: ['communication'] },
  Heat: { expertise: ['Extreme heat'], topics: ['public health'] },
  Environmental: { expertise: ['Air quality', 'Wildfire smoke'], topics: ['sustainability'] },
};

/**
 * Returns the entries before and after one of a list; undefined at the ends of the list, and both
 * for an id that is not in it.
 */
export function neighbors<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): { previous: Entry | undefined; next: Entry | undefined } {
  const place = entries.findIndex((entry) => entry.id === id);
  return { previous: entries[place - 1], next: place === -1 ? undefined : entries[place + 1] };
}
