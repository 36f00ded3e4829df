// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { AboutUsPageFile } from '../network.table.ts';
import { AboutUsPage } from './AboutUsPage.tsx';

const mission = 'We bring nurses and doctors into rooms where climate is talked about.';
const door = { title: 'A way on', text: 'Where it leads.' };

const page: AboutUsPageFile = {
  title: 'About Us',
  description: 'Who we are.',
  lede: 'Who we are.',
  mission: { title: 'Our mission', statement: mission },
  offers: { title: 'What we do', lede: 'Four things.' },
  speakers: { ...door, title: 'Speakers' },
  stories: { ...door, title: 'Stories' },
  catalyst: { ...door, title: 'Catalyst' },
  resources: { ...door, title: 'Resources' },
  quoteUs: { title: 'Quote us', lede: 'Use these words.' },
  credit: 'Climate Health Voices',
  closing: { title: 'A voice?', text: 'Ask.', button: 'Find a speaker' },
};

beforeEach(() => {
  render(<AboutUsPage page={page} />);
});
afterEach(cleanup);

test('I read the mission once as the statement of the page', () => {
  const statement = screen.getByRole('region', { name: 'Our mission' });
  expect(within(statement).getByText(mission)).toBeDefined();
});

test('I find the same words once more, to quote from', () => {
  const block = screen.getByRole('region', { name: 'Quote us' });
  expect(within(block).getByRole('blockquote').textContent).toBe(mission);
  expect(screen.getAllByText(mission)).toHaveLength(2);
});

test('I see which of the About pages I am on', () => {
  const tabs = within(screen.getByRole('navigation', { name: 'About' }));
  expect(tabs.getByRole('link', { name: 'Our Purpose' })).toBeDefined();
  expect(tabs.getAllByRole('link', { current: 'page' }).map((tab) => tab.textContent)).toEqual([
    'About Us',
  ]);
});

test('I find nothing to press that does nothing', () => {
  expect(screen.queryByRole('button')).toBeNull();
});
