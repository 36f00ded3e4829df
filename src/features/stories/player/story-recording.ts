import type { Turn as Paragraph } from '#features/stories/recordings/transcript.ts';
import type { Recording, Turn } from '#ui/player/recording.ts';
import { coverHref, type StoryView } from '../story.ts';

/** A story → what the player has to know; undefined until there is a recording. */
export function playerRecording(
  story: Pick<StoryView, 'id' | 'title' | 'name' | 'recording'>,
): Recording | undefined {
  const { id, title, name, recording } = story;
  if (!recording) return undefined;
  const { kind, duration, captions, poster, peaks } = recording;
  const sources = recording.sources.map(({ src, type }) => ({ src, type }));
  return {
    ...{ kind, title, artist: name, duration, sources, captions, peaks },
    poster: poster?.src,
    artwork: coverHref(id),
  };
}

/** The whole transcript, each turn that is heard with its times. */
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
