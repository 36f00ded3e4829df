import { type CollectionEntry, getCollection } from 'astro:content';
import { loadOnce } from '#content/load-once.ts';
import { loadPicture } from '#content/load-picture.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import type { SpeakerView } from '#features/speakers/speaker.ts';
import { loadRecording } from '#features/stories/recordings/load-recording.ts';
import { initialsOf } from '#site/words.ts';
import { type StoryPerson, type StoryView, tagViews } from './story.ts';

/** Every story in the order of its tab, audio before video. */
export const loadStories = loadOnce(async (): Promise<readonly StoryView[]> => {
  const entries = await getCollection('stories');
  const inOrder = entries.toSorted(
    (a, b) => a.data.kind.localeCompare(b.data.kind) || a.data.order - b.data.order,
  );
  return Promise.all(inOrder.map(storyView));
});

/** One story by id. The content check made sure that references hold; a wrong id throws. */
export async function loadStory(id: string): Promise<StoryView> {
  const story = (await loadStories()).find((candidate) => candidate.id === id);
  if (!story) throw new Error(`content/stories/${id}.md is missing; run npm run content:check`);
  return story;
}

/** An entry of the collection → its view. */
export async function storyView(entry: CollectionEntry<'stories'>): Promise<StoryView> {
  const { id, data } = entry;
  const { tags, people, image, recording: _, order: __, ...words } = data;
  const speakers = await loadSpeakers();
  const picture = image === undefined ? undefined : await loadPicture('stories', image);
  return {
    ...words,
    id,
    href: `/stories/${id}`,
    tags: tagViews(tags),
    people: people.map(({ name, speaker }) =>
      personView(
        name,
        speakers.find((candidate) => candidate.id === speaker),
        picture,
      ),
    ),
    recording: await loadRecording(entry),
  };
}

function personView(
  name: string,
  speaker: SpeakerView | undefined,
  picture: StoryPerson['portrait'],
): StoryPerson {
  return {
    name,
    initials: initialsOf(name),
    portrait: speaker?.portrait ?? picture,
    since: speaker?.since,
    speaker: speaker?.id,
    href: speaker?.href,
  };
}
