// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { workView } from '#features/speakers/speaker.ts';
import { WorkList } from './WorkList.tsx';

const words = {
  verb: 'Watch Video →',
  none: 'There are none.',
  allSoon: 'Soon: {count}',
  untilPlay: 'Not until you press.',
};
const show = (url: string) =>
  render(<WorkList works={[workView({ title: 'Nights', url, length: '4 minutes' })]} {...words} />);

afterEach(cleanup);

test('a placeholder is “Coming Soon”, and no link', () => {
  show('#');
  expect(screen.getByText('Coming Soon')).toBeDefined();
  expect(screen.queryByRole('link')).toBeNull();
});

test('a list that is all still to come is folded, with how many those are', () => {
  show('#');
  const folded = screen.getByText('Soon: 1').closest('details');
  expect(folded?.open).toBe(false);
  expect(folded?.contains(screen.getByText('Coming Soon'))).toBe(true);
});

test('a list with one work that can be opened stands open', () => {
  const works = ['#', '/stories/nights'].map((url) => workView({ title: url, url }));
  render(<WorkList works={works} {...words} />);
  expect(screen.getByText('Coming Soon').closest('details')).toBeNull();
});

test('a page of ours opens here', () => {
  show('/stories/nights');
  const link = screen.getByRole('link', { name: 'Watch Video →: Nights' });
  expect(link.hasAttribute('target')).toBe(false);
});

test('a page elsewhere opens in a new tab and has no player', () => {
  show('https://example.org/nights');
  const link = screen.getByRole('link', { name: /^Watch Video →: Nights ?\(opens in a new tab\)/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByText(words.untilPlay)).toBeNull();
});

test('a recognised video has a player, its page, and a word on what is loaded when', () => {
  show('https://youtu.be/aB3_dE-7gH9');
  expect(
    screen.getByRole('button', { name: 'Play video: Nights, 4 minutes. Loads from YouTube' }),
  ).toBeDefined();
  const link = screen.getByRole('link', { name: /^Watch Video →: Nights/ });
  expect(link.getAttribute('href')).toBe('https://youtu.be/aB3_dE-7gH9');
  expect(screen.getByText(words.untilPlay)).toBeDefined();
});

test('an empty list says so', () => {
  render(<WorkList works={[]} {...words} />);
  expect(screen.getByText('There are none.')).toBeDefined();
});
