import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { dirname, join } from 'node:path';
import { loadOnce } from '#content/load-once.ts';
import { loadPage } from '#content/load-page.ts';
import { loadPicture } from '#content/load-picture.ts';
import { loadSpeakers } from '#features/speakers/load-speakers.ts';
import type { SharePortrait } from '#files/share-image/share-card.ts';
import { isOpen } from '#site/navigation.ts';
import { fillIn, initialsOf } from '#site/words.ts';
import type { Conversation } from '#ui/conversation/conversation.ts';
import { clock } from '#ui/player/clock.ts';
import { conversationOf } from './recordings/heard.ts';
import { loadRecording } from './recordings/load-recording.ts';
import { isSameName } from './recordings/transcript.ts';
import type { DrawingWords } from './story.schema.ts';
import {
  type RecordingView,
  type StoryPerson,
  type StoryView,
  storyVideo,
  tagViews,
} from './story.ts';

/**
 * Loads every story: audio before video, each kind by its `order`, equal ones by id; once a build.
 */
export const loadStories = loadOnce(async (): Promise<readonly StoryView[]> => {
  const entries = await getCollection('stories');
  const orderedEntries = entries.toSorted(
    (a, b) =>
      a.data.kind.localeCompare(b.data.kind) ||
      a.data.order - b.data.order ||
      a.id.localeCompare(b.id),
  );
  return Promise.all(orderedEntries.map(storyView));
});

/**
 * Loads one story by id, or where no id is given the newest; undefined while there is none, or
 * where the site has no stories. Throws for an unknown id, which the content check reports before.
 */
export async function loadStoryOrNewest(id: string | undefined): Promise<StoryView | undefined> {
  if (!isOpen('stories')) return undefined;
  if (id !== undefined) return loadStory(id);
  const stories = await loadStories();
  return stories.toSorted((a, b) => b.published.localeCompare(a.published))[0];
}

/** Loads one story by id. Throws for an unknown id, which the content check reports before. */
async function loadStory(id: string): Promise<StoryView> {
  const story = (await loadStories()).find((candidate) => candidate.id === id);
  if (!story) throw new Error(`stories/${id}.md is missing; run npm run content:check`);
  return story;
}

/**
 * Loads the first story that can be heard in which a speaker is heard, by the speaker's id;
 * undefined where there is none.
 */
export async function loadStoryWith(speaker: string): Promise<StoryView | undefined> {
  return (await loadStories()).find(
    ({ people, recording }) => recording && people.some((person) => person.speaker === speaker),
  );
}

/** Returns an entry of the collection as views receive it. Rejects as `loadRecording` does. */
export async function storyView(entry: CollectionEntry<'stories'>): Promise<StoryView> {
  const { id, data } = entry;
  const { tags, people, image, recording: _, order: __, youtube, ...words } = data;
  const speakers = await loadSpeakers();
  const picture = image === undefined ? undefined : await loadPicture('stories', image);
  const recording = await loadRecording(entry);
  const { drawing: drawingWords } = await loadPage('storyPage');
  const drawing = conversationOf(recording, drawingWords);
  const personViews = people.map(({ name, speaker: id }) => {
    const speaker = speakers.find((candidate) => candidate.id === id);
    return {
      name,
      initials: initialsOf(name),
      portrait: speaker?.portrait ?? picture,
      since: speaker?.since,
      speaker: speaker?.id,
      href: speaker?.href,
    };
  });
  return {
    ...words,
    id,
    href: `/stories/${id}`,
    tags: tagViews(tags),
    people: personViews,
    heard: inOrderOfVoices(personViews, drawing.voices),
    drawing,
    listen: recording && listenWords(recording, drawingWords),
    recording,
    video: storyVideo(youtube),
  };
}

/** Returns the people of a story in the order of its voices, those who are not heard at the end. */
function inOrderOfVoices(
  people: readonly StoryPerson[],
  voices: Conversation['voices'],
): readonly StoryPerson[] {
  const placeOf = ({ name }: StoryPerson) => {
    const place = voices.findIndex((voice) => isSameName(voice.name, name));
    return place === -1 ? voices.length : place;
  };
  return people.toSorted((a, b) => placeOf(a) - placeOf(b));
}

function listenWords({ kind, duration }: RecordingView, words: DrawingWords): string {
  const length = clock(duration);
  return kind === 'audio' ? fillIn(words.listen, { length }) : fillIn(words.watch, { length });
}

/**
 * Returns the files of the portraits of those people of a story who are our speakers, in the order
 * of the story.
 */
export async function loadStoryPortraits({
  data,
}: CollectionEntry<'stories'>): Promise<SharePortrait[]> {
  const ids = data.people.flatMap(({ speaker }) => speaker ?? []);
  const speakers = await Promise.all(ids.map((id) => getEntry('speakers', id)));
  return speakers.flatMap((entry) => {
    if (entry?.data.portrait === undefined) return [];
    const { portrait, portraitFocus: focus, since } = entry.data;
    return { file: join(dirname(entry.filePath ?? ''), portrait), focus, since };
  });
}
