import { type StoryTag, storyTags } from '#site/vocabulary.ts';
import type { Recording, Turn } from '#ui/player/recording.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { TagTone } from '#ui/tag/Tag.tsx';
import type { Turn as Paragraph } from './recordings/transcript.ts';
import type { StoryFile } from './story.schema.ts';

/** One person heard in a story, with what we know of those who are our speakers. */
export interface StoryPerson {
  name: string;
  initials: string;
  portrait: PictureView | undefined;
  since: number | undefined;
  /** Id and page of the speaker. */
  speaker: string | undefined;
  href: string | undefined;
}

export interface RecordingSource {
  src: string;
  type: string;
  bytes: number;
}

export interface RecordingView extends Pick<Recording, 'kind' | 'duration' | 'captions' | 'peaks'> {
  /** In the order in which browsers try them; the last plays everywhere. */
  sources: readonly [RecordingSource, ...RecordingSource[]];
  captionsBytes: number;
  poster: PictureView | undefined;
  /** Whether a speech synthesizer speaks instead of the people. The page says so. */
  isSynthetic: boolean;
  /** The turns in the recording: place in the whole transcript from 1, and times in seconds. */
  turns: readonly { number: number; speaker: string; text: string; start: number; end: number }[];
  /** Whether the transcript is longer than the recording. */
  isExcerpt: boolean;
}

export interface StoryView
  extends Omit<StoryFile, 'order' | 'tags' | 'people' | 'image' | 'recording'> {
  id: string;
  href: string;
  tags: readonly { name: StoryTag; tone: TagTone }[];
  people: readonly StoryPerson[];
  /** Undefined until it is published. */
  recording: RecordingView | undefined;
}

/** Number of tags on a card (specification section 9). */
export const cardTagLimit = 2;

export function tagViews(tags: StoryFile['tags']): StoryView['tags'] {
  return tags.map((name) => ({ name, tone: storyTags[name] }));
}

/** The heading of a tab: its label, and the count in brackets when there is one. */
export function tabLabel(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}

/** Path of the square picture of a story, for podcast programs and lock screens. */
export function coverHref(id: string): string {
  return `/stories/covers/${id}.png`;
}

/** The parts of a story that its card shows: few, because the browser gets them for every card. */
export type StorySummary = ReturnType<typeof summaryOf>;

const facesOnCard = 2;

export function summaryOf(story: StoryView) {
  const { id, href, kind, title, quote, name, role, location, excerpt, tags, people } = story;
  return {
    id,
    href,
    kind,
    title,
    quote,
    name,
    role,
    location,
    excerpt,
    tags,
    people: people.slice(0, facesOnCard),
    recording: playerRecording(story),
  };
}

/** A story → the recording for the player; undefined until it is published. */
export function playerRecording({ id, title, name, recording }: StoryView): Recording | undefined {
  if (!recording) return undefined;
  const { kind, duration, captions, poster, peaks } = recording;
  const sources = recording.sources.map(({ src, type }) => ({ src, type }));
  return {
    kind,
    title,
    artist: name,
    duration,
    sources,
    captions,
    peaks,
    poster: poster?.src,
    artwork: coverHref(id),
  };
}

/** All turns of a transcript, those of the recording with their times in seconds. */
export function playerTurns(
  transcript: readonly Paragraph[],
  recording: StoryView['recording'],
): Turn[] {
  const heard = new Map(recording?.turns.map((turn) => [turn.number, turn]));
  return transcript.map(({ number, speaker, text }) => {
    const { start, end } = heard.get(number) ?? {};
    return { speaker, text, start, end };
  });
}
