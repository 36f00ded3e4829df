import type { Expertise, StoryTag, Topic } from '#site/vocabulary.ts';
import { tagSubjects } from './tag-subjects.ts';

const howMany = 3;

/** What likeness to a story is judged by. */
export interface StoryLike {
  id: string;
  tags: readonly { name: StoryTag }[];
  people: readonly { href?: string | undefined }[];
}

/** Other stories with the same people or tags, most alike first; the same person counts as two tags. */
export function relatedStories<Story extends StoryLike>(
  story: StoryLike,
  stories: readonly Story[],
): Story[] {
  const tags = story.tags.map(({ name }) => name);
  const people = hrefsOf(story);
  return best(stories, (other) =>
    other.id === story.id
      ? 0
      : shared(
          other.tags.map(({ name }) => name),
          tags,
        ) +
        2 * shared(hrefsOf(other), people),
  );
}

interface SpeakerLike {
  href: string;
  expertise: readonly Expertise[];
  requests: 'open' | 'paused';
}

/** Speakers on a story's subjects, apart from those who are heard in it; who takes requests comes first. */
export function relatedSpeakers<Speaker extends SpeakerLike>(
  story: StoryLike,
  speakers: readonly Speaker[],
): Speaker[] {
  const heard = hrefsOf(story);
  const expertise = story.tags.flatMap(({ name }) => tagSubjects[name].expertise);
  return best(speakers, (speaker) =>
    heard.includes(speaker.href) || speaker.requests === 'paused'
      ? 0
      : shared(speaker.expertise, expertise),
  );
}

/** Documents on a story's subjects, most alike first; of two alike, the one that comes first in the list. */
export function relatedResources<Resource extends { topics: readonly Topic[] }>(
  story: StoryLike,
  resources: readonly Resource[],
): Resource[] {
  const topics = story.tags.flatMap(({ name }) => tagSubjects[name].topics);
  return best(resources, (resource) => shared(resource.topics, topics));
}

/** The first three by score, of those that have any; equals keep their order. */
function best<Item>(items: readonly Item[], scoreOf: (item: Item) => number): Item[] {
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, howMany)
    .map(({ item }) => item);
}

function shared<Item>(ours: readonly Item[], theirs: readonly Item[]): number {
  return ours.filter((item) => theirs.includes(item)).length;
}

function hrefsOf({ people }: StoryLike): string[] {
  return people.flatMap(({ href }) => (href === undefined ? [] : [href]));
}
