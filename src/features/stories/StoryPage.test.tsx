// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { enhance } from '#ui/video-facade/enhance-video.ts';
import { StoryVideo, TranscriptAlone } from './StoryPage.tsx';
import type { StoryPageFile } from './story.schema.ts';
import { storySchema } from './story.schema.ts';
import { type StoryView, storyVideo } from './story.ts';

const page = {
  video: { untilPlay: 'Not until you press.', watch: 'Watch on YouTube' },
  transcript: { title: 'Transcript', soon: 'Coming soon.' },
} as StoryPageFile;
const address = 'https://youtu.be/aB3_dE-7gH9?t=90';
const story = (youtube?: string) =>
  ({ title: 'Two fans', video: storyVideo(youtube) }) as unknown as StoryView;

afterEach(cleanup);

test('a film on YouTube waits for a press, with a link for those without script', () => {
  render(<StoryVideo page={page} story={story(address)} />);
  const button = screen.getByRole('button', { name: 'Play video: Two fans. Loads from YouTube' });
  enhance(button);
  expect(document.querySelector('iframe, [src], link')).toBeNull();
  expect(screen.getByText('Not until you press.').hasAttribute('data-with-script')).toBe(true);
  expect(
    screen.getByRole<HTMLAnchorElement>('link', { name: /^Watch on YouTube: Two fans/ }).href,
  ).toBe(address);
  fireEvent.click(button);
  expect(screen.getByTitle<HTMLIFrameElement>('Two fans').src).toBe(
    'https://www.youtube-nocookie.com/embed/aB3_dE-7gH9?autoplay=1&cc_load_policy=1&playsinline=1&start=90',
  );
});

test('a story without one has no place for it', () => {
  const { container } = render(<StoryVideo page={page} story={story()} />);
  expect(container.innerHTML).toBe('');
});

test('a transcript is of a recording to come only where there is no film either', () => {
  const { rerender } = render(
    <TranscriptAlone page={page} story={story()}>
      Words
    </TranscriptAlone>,
  );
  expect(screen.getByText('Coming soon.')).toBeDefined();
  rerender(
    <TranscriptAlone page={page} story={story(address)}>
      Words
    </TranscriptAlone>,
  );
  expect(screen.queryByText('Coming soon.')).toBeNull();
});

test.each([
  ['https://www.youtube.com/watch?v=aB3_dE-7gH9', true],
  ['https://youtu.be/aB3_dE-7gH9', true],
  ['https://vimeo.com/12345', false],
  ['http://youtu.be/aB3_dE-7gH9', false],
  ['#', false],
])('%s is the address of a film: %s', (value, isFilm) => {
  const { success } = storySchema.shape.youtube.safeParse(value);
  expect(success).toBe(isFilm);
});
