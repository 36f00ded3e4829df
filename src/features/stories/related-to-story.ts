import type { SpeakerView } from '#features/speakers/speaker.ts';
import type { Expertise, StoryTag, Topic } from '#site/vocabulary.ts';

const maxItems = 3;

export interface StoryLike {
  id: string;
  tags: readonly { name: StoryTag }[];
  people: readonly { href?: string | undefined }[];
}

/**
 * Other stories with the same people or tags, most alike first; the same person counts as two tags.
 */
export function relatedStories<Story extends StoryLike>(
  story: StoryLike,
  stories: readonly Story[],
): Story[] {
  const others = stories.filter(({ id }) => id !== story.id);
  return best(
    others,
    (other) => shared(tagsOf(other), tagsOf(story)) + 2 * shared(hrefsOf(other), hrefsOf(story)),
  );
}

/**
 * Speakers on a story's subjects who take requests, without those who are heard in it, most shared
 * subjects first.
 */
export function relatedSpeakers<
  Speaker extends Pick<SpeakerView, 'href' | 'expertise' | 'requests'>,
>(story: StoryLike, speakers: readonly Speaker[]): Speaker[] {
  const heard = hrefsOf(story);
  const expertise = story.tags.flatMap(({ name }) => tagSubjects[name].expertise);
  const others = speakers.filter(
    ({ href, requests }) => requests === 'open' && !heard.includes(href),
  );
  return best(others, (speaker) => shared(speaker.expertise, expertise));
}

/** Documents on a story's subjects, most shared topics first; equals keep their order. */
export function relatedResources<Resource extends { topics: readonly Topic[] }>(
  story: StoryLike,
  resources: readonly Resource[],
): Resource[] {
  const topics = story.tags.flatMap(({ name }) => tagSubjects[name].topics);
  return best(resources, (resource) => shared(resource.topics, topics));
}

/** The three items with the highest scores above 0; equals keep their order. */
function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxItems)
    .map(({ item }) => item);
}

function shared<Item>(ours: readonly Item[], theirs: readonly Item[]): number {
  return ours.filter((item) => theirs.includes(item)).length;
}

function tagsOf({ tags }: StoryLike): StoryTag[] {
  return tags.map(({ name }) => name);
}

function hrefsOf({ people }: StoryLike): string[] {
  return people.flatMap(({ href }) => href ?? []);
}

/**
 * Story tags have their own vocabulary (specification section 9); this table maps it to the two
 * others.
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
 * The entries before and after one of a list; undefined at the ends of the list, both for an id
 * that is not in it.
 */
export function neighbors<Entry extends { id: string }>(
  entries: readonly Entry[],
  id: string,
): { previous: Entry | undefined; next: Entry | undefined } {
  const place = entries.findIndex((entry) => entry.id === id);
  return { previous: entries[place - 1], next: place === -1 ? undefined : entries[place + 1] };
}
