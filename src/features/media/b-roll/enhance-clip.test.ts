// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { enhance } from './enhance-clip.ts';

const play = vi.fn(() => Promise.resolve());

beforeAll(() => {
  HTMLMediaElement.prototype.play = play;
});
afterEach(() => {
  document.body.innerHTML = '';
  play.mockClear();
});

function still(): HTMLAnchorElement {
  document.body.innerHTML =
    '<a href="/clips/bus.mp4" data-clip="A bus stop" data-captions="/clips/bus.vtt" data-poster="/bus.jpg"><span>Play</span></a><p>Beside</p>';
  const link = document.querySelector('a') as HTMLAnchorElement;
  enhance(link);
  return link;
}

test('a press puts the player in the place of the still, plays, and moves the focus into it', () => {
  still().querySelector('span')?.click();
  const player = document.querySelector('video');
  expect(player?.getAttribute('aria-label')).toBe('A bus stop');
  expect(player?.src).toContain('/clips/bus.mp4');
  expect(player?.controls).toBe(true);
  expect(player?.querySelector('track')?.src).toContain('/clips/bus.vtt');
  expect(player?.querySelector('track')?.default).toBe(true);
  expect(document.querySelector('a')).toBeNull();
  expect(play).toHaveBeenCalledOnce();
});

test('a press with a key held opens the file as any link does', () => {
  const link = still();
  const press = new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey: true });
  link.dispatchEvent(press);
  expect(press.defaultPrevented).toBe(false);
  expect(document.querySelector('video')).toBeNull();
});

test('a press beside a clip does nothing', () => {
  still();
  document.querySelector('p')?.click();
  expect(document.querySelector('video')).toBeNull();
});
