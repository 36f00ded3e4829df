// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { enhance } from './enhance-video.ts';
import { VideoFacade } from './VideoFacade.tsx';

const player = 'https://player.example/embed/aB3_dE-7gH9?autoplay=1';
const facade = (length?: string) => (
  <VideoFacade
    title="What the heat ward taught me"
    length={length}
    host="YouTube"
    player={player}
  />
);
const button = () => screen.getByRole('button');

afterEach(cleanup);

test('a video says what it is, how long it runs and where it comes from', () => {
  render(facade('18 minutes'));
  expect(button().textContent).toBe(
    'Play video: What the heat ward taught me, 18 minutes. Loads from YouTube',
  );
});

test('a video of unknown length says so by saying nothing', () => {
  render(facade());
  expect(button().textContent).toBe('Play video: What the heat ward taught me. Loads from YouTube');
});

test('nothing of the host is there before the press', () => {
  render(facade());
  enhance(button());
  expect(document.querySelector('iframe, [src], link')).toBeNull();
});

test('the press puts the player in its place, and focus into it', () => {
  render(facade());
  enhance(button());
  fireEvent.click(button());
  const frame = screen.getByTitle<HTMLIFrameElement>('What the heat ward taught me');
  expect(frame.src).toBe(player);
  expect(frame.referrerPolicy).toBe('strict-origin-when-cross-origin');
  expect(frame.getAttribute('allow')).toBe('autoplay; fullscreen');
  expect(document.activeElement).toBe(frame);
  expect(screen.queryByRole('button')).toBeNull();
});

test('a press beside a video does nothing', () => {
  render(<main>{facade()}</main>);
  enhance(button());
  fireEvent.click(screen.getByRole('main'));
  expect(document.querySelector('iframe')).toBeNull();
});
