import { type VideoLink, videoLink } from '#site/video-link.ts';
import { type StoryTag, storyTags } from '#site/vocabulary.ts';
import { type Conversation, halved } from '#ui/conversation/conversation.ts';
import type { Recording, Turn } from '#ui/player/recording.ts';
import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { TagTone } from '#ui/tag/Tag.tsx';
import type { Cue } from './recordings/captions.ts';
import { type Turn as Paragraph, withoutDegrees } from './recordings/transcript.ts';
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
export interface RecordingView extends Pick<Recording, 'kind' | 'duration' | 'captions'> {
  /** In the order in which browsers try them; the last plays everywhere. */
  sources: readonly [RecordingSource, ...RecordingSource[]];
  captionsBytes: number;
  cues: readonly Cue[];
  /** Loudness along the recording, 0 to 1, one number a bar; empty where it is not measured. */
  peaks: readonly number[];
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
  /** The same people in the order of the voices of the drawing; those not heard in it come last. */
  heard: readonly StoryPerson[];
  drawing: Conversation;
  /** The words of a control that plays it: `Listen, 1:05`; undefined until it is published. */
  listen: string | undefined;
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

/** Returns the part of a story that its card shows, with half of the bars of its drawing. */
export function storySummary(story: StoryView) {
  const { id, href, kind, title, quote, name, role, location, excerpt, tags } = story;
  const { heard, drawing, listen } = story;
  const { voices, alternative } = drawing;
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
    heard: heard
      .slice(0, Math.max(2, voices.length))
      .map(({ name, initials, portrait, since }) => ({
        name,
        initials,
        portrait,
        since,
      })),
    drawing: { ...halved(drawing), voices, alternative },
    listen,
    recording: playedRecording(story),
  };
}

/**
 * Returns the story that leads the list, with all bars of its drawing: the first that can be heard;
 * undefined where none can.
 */
export function leadStory(stories: readonly StoryView[]): StorySummary | undefined {
  const lead = stories.find(({ kind, recording }) => kind === 'audio' && recording);
  return lead && { ...storySummary(lead), drawing: lead.drawing };
}

/** Returns the recording of a story for the player; undefined until it is published. */
export function playerRecording(story: StoryView): Recording | undefined {
  const recording = playedRecording(story);
  return recording && { ...recording, drawing: story.drawing };
}

/** Returns what a player needs of a recording beside its drawing. */
function playedRecording(story: StoryView): Omit<Recording, 'drawing'> | undefined {
  const { id, title, name, recording } = story;
  if (!recording) return undefined;
  const { kind, duration, captions, poster } = recording;
  const sources = recording.sources.map(({ src, type }) => ({ src, type }));
  return {
    kind,
    title,
    artist: name,
    duration,
    sources,
    captions,
    poster: poster?.src,
    artwork: coverHref(id),
  };
}

/**
 * Returns all turns of a transcript, those of the recording with their times in seconds, each with
 * the number of its voice: that of the drawing, and higher ones for those not heard in it.
 */
export function playerTurns(
  transcript: readonly Paragraph[],
  { recording, drawing }: Pick<StoryView, 'recording' | 'drawing'>,
): Turn[] {
  const recordedTurns = new Map(recording?.turns.map((turn) => [turn.number, turn]));
  const names = [...drawing.voices, ...transcript.map(({ speaker }) => ({ name: speaker }))].map(
    ({ name }) => withoutDegrees(name),
  );
  const voices = [...new Set(names)];
  return transcript.map(({ number, speaker, text }) => {
    const { start, end } = recordedTurns.get(number) ?? {};
    return { speaker, voice: voices.indexOf(withoutDegrees(speaker)), text, start, end };
  });
}
