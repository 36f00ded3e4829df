import { expect, test } from 'vitest';
import { noonOf } from '#files/feeds/atom-feed.ts';
import { childrenOf, childText, readXml } from '../../../../tests/support/xml.ts';
import { podcastFeed, podcastGuid, rssDate, storiesFeed, uuidV5 } from './feeds.ts';

const words = { title: 'Close', description: 'People tell.', categories: ['Medicine'] };
const feeds = {
  podcast: words,
  stories: { title: 'All', description: 'All stories.' },
  license: 'CC',
  sample: 'A machine speaks.',
};
const site = {
  name: 'Voices',
  email: { stories: 's@voices.example' },
  demonstrationNotice: 'Made up.',
};

test.each([
  [true, 'People tell. Made up.'],
  [false, 'People tell.'],
])('where demonstration is %s, programs show “%s”', (demonstration, description) => {
  const base = new URL('https://voices.example');
  const feed = podcastFeed({ feeds, site: { ...site, demonstration }, stories: [], base } as never);
  expect(feed).toContain(`<description>${description}</description>`);
});

test('a UUID is the one of RFC 9562, appendix A.4', () => {
  const dns = '6ba7b810-9dad-11d1-80b4-00c04fd430c8';
  expect(uuidV5(dns, 'www.example.com')).toBe('2ed6657d-e927-568b-95e1-2665a8aea6a2');
});

test.each([
  ['https://mp3s.nashownotes.com/pc20rss.xml', '917393e3-1b1e-5cef-ace4-edaa54e1f810'],
  ['https://podnews.net/rss/', '9b024349-ccf0-5f69-a609-6b82873eab3c'],
])('the podcast at %s has the id %s', (address, id) => {
  expect(podcastGuid(address)).toBe(id);
});

test.each([
  ['2026-06-18', 'Thu, 18 Jun 2026 12:00:00 GMT'],
  ['2024-02-29', 'Thu, 29 Feb 2024 12:00:00 GMT'],
  ['2026-01-04', 'Sun, 04 Jan 2026 12:00:00 GMT'],
])('%s is %s, and the same in both writings', (day, written) => {
  expect(rssDate(noonOf(day))).toBe(written);
  expect(new Date(written).getTime()).toBe(new Date(noonOf(day)).getTime());
});

const story = (id: string, published: string, recording?: object) => ({
  id,
  published,
  recording,
  href: `/stories/${id}`,
  title: id,
  quote: id,
  excerpt: id,
  location: 'Elm Row, OH',
  people: [],
  tags: [],
});
const audio = {
  duration: 60,
  captions: '/recordings/a.vtt',
  isSynthetic: false,
  sources: [{ src: '/recordings/a.m4a', type: 'audio/mp4', bytes: 1 }],
};
const stories = [
  story('noon', '2026-06-18', audio),
  story('ask', '2026-06-18', audio),
  story('older', '2026-06-04', audio),
  story('morning', '2026-06-18'),
];
const parts = {
  feeds,
  site: { ...site, demonstration: false },
  base: new URL('https://a.example'),
};

test.each([
  ['as they are', stories],
  ['turned round', stories.toReversed()],
])(
  'stories of one day have one order, and differing times that say it, %s',
  (_, orderedStories) => {
    const feed = readXml(storiesFeed({ ...parts, stories: orderedStories } as never));
    const entries = childrenOf(feed, 'entry');
    expect(
      entries.map((entry) => [childText(entry, 'title'), childText(entry, 'updated')]),
    ).toEqual([
      ['ask', '2026-06-18T12:00:02Z'],
      ['morning', '2026-06-18T12:00:01Z'],
      ['noon', '2026-06-18T12:00:00Z'],
      ['older', '2026-06-04T12:00:00Z'],
    ]);
    const [channel] = childrenOf(
      readXml(podcastFeed({ ...parts, stories: orderedStories } as never)),
      'channel',
    );
    const items = channel ? childrenOf(channel, 'item') : [];
    expect(items.map((item) => [childText(item, 'title'), childText(item, 'pubDate')])).toEqual([
      ['ask', 'Thu, 18 Jun 2026 12:00:02 GMT'],
      ['noon', 'Thu, 18 Jun 2026 12:00:00 GMT'],
      ['older', 'Thu, 04 Jun 2026 12:00:00 GMT'],
    ]);
  },
);
