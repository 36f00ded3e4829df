import { type VideoLink, videoLink } from '#site/video-link.ts';
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
  /** The id and the page of the speaker, if the person is one of ours. */
  speaker: string | undefined;
  href: string | undefined;
}

/** One media file of a recording: address, media type, size. */
export interface RecordingSource {
  src: string;
  type: string;
  bytes: number;
}

/** A recording as views receive it. */
export interface RecordingView extends Pick<Recording, 'kind' | 'duration' | 'captions' | 'peaks'> {
  /** In the order in which browsers try them; the last plays everywhere. */
  sources: readonly [RecordingSource, ...RecordingSource[]];
  captionsBytes: number;
  poster: PictureView | undefined;
  /** A speech synthesizer speaks instead of the people, and the page says so. */
  isSynthetic: boolean;
  /** The turns in the recording: place in the whole transcript from 1, and times in seconds. */
  turns: readonly { number: number; speaker: string; text: string; start: number; end: number }[];
  /** The transcript is longer than the recording. */
  isExcerpt: boolean;
}

/** A story as views receive it. */
export interface StoryView
  extends Omit<StoryFile, 'order' | 'tags' | 'people' | 'image' | 'recording' | 'youtube'> {
  id: string;
  href: string;
  tags: readonly { name: StoryTag; tone: TagTone }[];
  people: readonly StoryPerson[];
  /** Undefined until it is published. */
  recording: RecordingView | undefined;
  /** The film on YouTube, if there is one. */
  video: StoryVideoView | undefined;
}

/** A story's film at a video host: its address there, and what its player needs. */
export interface StoryVideoView {
  href: string;
  link: VideoLink;
}

/** Returns the film at an address; undefined without one, and where no known host has it. */
export function storyVideo(address: string | undefined): StoryVideoView | undefined {
  const link = address === undefined ? undefined : videoLink(address);
  return address === undefined || link === undefined ? undefined : { href: address, link };
}

/** Number of tags on a card (specification section 9). */
export const cardTagLimit = 2;

export function tagViews(tags: StoryFile['tags']): StoryView['tags'] {
  return tags.map((name) => ({ name, tone: storyTags[name] }));
}

/** Returns the heading of a tab: its label, and the count in parentheses unless it is 0. */
export function tabLabel(label: string, count: number): string {
  return count > 0 ? `${label} (${count})` : label;
}

/** Returns the path of the square picture of a story, for podcast programs and lock screens. */
export function coverHref(id: string): string {
  return `/stories/covers/${id}.png`;
}

/** The parts of a story that its card shows: few, because the browser gets them for every card. */
export type StorySummary = ReturnType<typeof storySummary>;

const facesOnCard = 2;

/** Returns the part of a story that its card shows. */
export function storySummary(story: StoryView) {
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

/** Returns the recording of a story for the player; undefined until it is published. */
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

/** Returns all turns of a transcript, those of the recording with their times in seconds. */
export function playerTurns(
  transcript: readonly Paragraph[],
  recording: StoryView['recording'],
): Turn[] {
  const recordedTurns = new Map(recording?.turns.map((turn) => [turn.number, turn]));
  return transcript.map(({ number, speaker, text }) => {
    const { start, end } = recordedTurns.get(number) ?? {};
    return { speaker, text, start, end };
  });
}
