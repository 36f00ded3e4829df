import type { RecordingView } from '#features/stories/recordings/recording.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { TagTone } from '#ui/tag/Tag.tsx';
import type { StoryFile } from './story.schema.ts';

/** One person heard in a story, with the portrait if the person is one of our speakers. */
export interface StoryPerson {
  name: string;
  initials: string;
  portrait: PictureView | undefined;
  since: number | undefined;
  /** Id of the speaker, if the person is one of ours. */
  speaker: string | undefined;
  /** The speaker's page. */
  href: string | undefined;
}

/** A story as views see one. */
export interface StoryView
  extends Pick<
    StoryFile,
    | 'kind'
    | 'title'
    | 'quote'
    | 'name'
    | 'role'
    | 'location'
    | 'excerpt'
    | 'recorded'
    | 'published'
    | 'contentNote'
  > {
  id: string;
  href: string;
  tags: readonly { name: StoryTag; tone: TagTone }[];
  people: readonly StoryPerson[];
  /** Undefined until it is published. */
  recording: RecordingView | undefined;
}

/** How many tags a card shows (specification section 9). */
export const cardTagLimit = 2;

/** A story's tags, each with its tone from the vocabulary. */
export function tagViews(tags: StoryFile['tags']): StoryView['tags'] {
  return tags.map((name) => ({ name, tone: storyTags[name] }));
}

/** The heading of a tab: its label, and the count in brackets when there is one. */
export function tabLabel(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}

/** Where the square picture of a story is, for podcast programs and lock screens. */
export function coverHref(id: string): string {
  return `/stories/covers/${id}.png`;
}
