// @vitest-environment jsdom
import { cleanup, render, renderHook, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Announcer } from './Announcer.tsx';
import { useChangeAnnouncement } from './use-change-announcement.ts';

beforeEach(() => {
  vi.useFakeTimers();
  render(<Announcer />);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const announced = () => screen.getByRole('status').textContent;

function open(sentence?: string) {
  const { result, rerender } = renderHook(
    (props: { sentence?: string }) => useChangeAnnouncement(props.sentence),
    { initialProps: { ...(sentence && { sentence }) } },
  );
  return { say: result.current, loaded: (sentence: string) => rerender({ sentence }) };
}

test('a press is announced at once', async () => {
  open('3 results').say('press');
  await vi.advanceTimersByTimeAsync(0);
  expect(announced()).toBe('3 results');
});

test('typing is announced half a second after the last keystroke, and not before', async () => {
  const { say } = open('3 results');
  for (let keystroke = 0; keystroke < 5; keystroke += 1) {
    say('typing');
    await vi.advanceTimersByTimeAsync(499);
    expect(announced()).toBe('');
  }
  await vi.advanceTimersByTimeAsync(1);
  expect(announced()).toBe('3 results');
});

test('a result that is still being loaded is announced when it is there', async () => {
  const { say, loaded } = open();
  say('press', 'Removed Asthma. ');
  await vi.advanceTimersByTimeAsync(5000);
  expect(announced()).toBe('');
  loaded('3 results');
  expect(announced()).toBe('Removed Asthma. 3 results');
});
