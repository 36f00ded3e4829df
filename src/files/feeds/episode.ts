import type { StoryView } from '#features/stories/story.ts';

/** A story that can be heard. */
export type Episode = StoryView & { recording: NonNullable<StoryView['recording']> };

/** Where the feeds are. */
export const feedHrefs = { podcast: '/stories/podcast.xml', stories: '/stories/feed.xml' } as const;

/** The stories that can be heard. */
export function episodesOf(stories: readonly StoryView[]): Episode[] {
  return stories.filter((story): story is Episode => story.recording !== undefined);
}

/** Newest first; those of one day in the order of the list. */
export function newestFirst<Story extends Pick<StoryView, 'published'>>(
  stories: readonly Story[],
): Story[] {
  return stories.toSorted((a, b) => b.published.localeCompare(a.published));
}

/** The file that plays everywhere: the last one (`RecordingSummary.sources`). */
export function mainSource({ recording }: Episode) {
  const { sources } = recording;
  return sources.at(-1) ?? sources[0];
}
