import { expect, test } from 'vitest';
import { podcastFeed } from './podcast-feed.ts';

const words = { title: 'Close', description: 'People tell.', categories: ['Medicine'] };
const feeds = { podcast: words, license: 'CC', sample: 'A machine speaks.' };
const site = {
  name: 'Voices',
  email: { stories: 's@voices.example' },
  demonstrationNotice: 'Made up.',
};

test.each([
  [true, 'People tell. Made up.'],
  [false, 'People tell.'],
])('where demonstration is %s, programs show “%s”', (demonstration, description) => {
  const parts = { feeds, site: { ...site, demonstration }, episodes: [] };
  const feed = podcastFeed({ ...parts, base: new URL('https://voices.example') } as never);
  expect(feed).toContain(`<description>${description}</description>`);
});
