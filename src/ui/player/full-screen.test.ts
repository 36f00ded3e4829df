// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { fullScreenOf } from './full-screen.ts';

/**
 * A film on a device: what its page and itself can fill the screen with, and whether its length is
 * known.
 */
function filmOn({
  page,
  film,
  isKnown = true,
}: {
  page: boolean;
  film: boolean;
  isKnown?: boolean;
}) {
  Object.defineProperty(document, 'fullscreenEnabled', { value: page, configurable: true });
  const video = document.createElement('video');
  const enter = vi.fn();
  const requestFullscreen = vi.fn().mockResolvedValue(undefined);
  const play = vi.fn().mockResolvedValue(undefined);
  Object.defineProperty(video, 'readyState', { value: isKnown ? 1 : 0 });
  Object.assign(video, { requestFullscreen, play }, film && { webkitEnterFullscreen: enter });
  return { video, enter, requestFullscreen, play, show: fullScreenOf(video) };
}

afterEach(() => {
  Reflect.deleteProperty(document, 'fullscreenEnabled');
});

test('where the page has full screen, the film asks for that', () => {
  const { show, requestFullscreen, enter } = filmOn({ page: true, film: true });
  show?.();
  expect(requestFullscreen).toHaveBeenCalledTimes(1);
  expect(enter).not.toHaveBeenCalled();
});

test('where only the film has, it fills the screen itself', () => {
  const { show, enter } = filmOn({ page: false, film: true });
  show?.();
  expect(enter).toHaveBeenCalledTimes(1);
});

test('a film of which nothing is known yet begins first', () => {
  const { show, enter, play, video } = filmOn({ page: false, film: true, isKnown: false });
  show?.();
  expect(play).toHaveBeenCalledTimes(1);
  expect(enter).not.toHaveBeenCalled();
  video.dispatchEvent(new Event('loadedmetadata'));
  expect(enter).toHaveBeenCalledTimes(1);
});

test('a film that cannot after all goes on in the page', () => {
  const { show, enter } = filmOn({ page: false, film: true });
  enter.mockImplementation(() => {
    throw new DOMException('', 'InvalidStateError');
  });
  expect(show).not.toThrow();
});

test('where nothing can, nothing is offered', () => {
  expect(filmOn({ page: false, film: false }).show).toBeUndefined();
});
