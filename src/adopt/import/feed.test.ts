import { expect, test } from 'vitest';
import { readFeed } from './feed.ts';

const day = '2026-11-27';
const feed = (items: string, channel = '<link>https://pod.example.org/</link>') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>Pod</title>${channel}${items}</channel></rss>`;
const item = (inside: string) =>
  `<item><title>Two fans</title><guid>g1</guid><pubDate>Thu, 19 Nov 2026 18:00:00 GMT</pubDate>${inside}</item>`;
const enclosure = (url: string, type = 'audio/mpeg') =>
  `<enclosure url="${url}" type="${type}" length="1"/>`;

test('an episode becomes a story that is heard where it is', () => {
  const { entries, refused } = readFeed(
    feed(
      item(
        `${enclosure('https://cdn.example.org/1.mp3')}<description>&lt;p&gt;A July.&lt;/p&gt;</description>`,
      ),
    ),
    day,
  );
  expect(refused).toEqual([]);
  expect(entries[0]).toMatchObject({
    kind: 'stories',
    id: 'two-fans',
    key: 'episode:g1',
    data: {
      kind: 'audio',
      title: 'Two fans',
      excerpt: 'A July.',
      published: '2026-11-19',
      elsewhere: 'https://cdn.example.org/1.mp3',
    },
  });
});

test.each([
  ['/ep/1.mp3', 'https://pod.example.org/ep/1.mp3'],
  ['http://cdn.example.org/1.mp3', 'https://cdn.example.org/1.mp3'],
])('the address %s is %s', (url, whole) => {
  expect(readFeed(feed(item(enclosure(url))), day).entries[0]?.data['elsewhere']).toBe(whole);
});

test('HTML and entities in a title are words', () => {
  const inside = '<item><title><![CDATA[<b>Heat</b> &amp; <i>work</i>]]></title>';
  const text = feed(`${inside}${enclosure('https://cdn.example.org/1.mp3')}</item>`);
  expect(readFeed(text, day).entries[0]?.title).toBe('Heat & work');
});

test.each([
  ['a page', '<html><body>Pod</body></html>', /no podcast feed/],
  [
    'a feed that breaks off',
    feed(item(enclosure('https://a.example/1.mp3'))).slice(0, 200),
    /breaks off/,
  ],
  ['no recording', feed(item('')), /no recording/],
  ['a relative address and no site', feed(item(enclosure('1.mp3')), ''), /not whole \(“1\.mp3”\)/],
  [
    'a PDF',
    feed(item(enclosure('https://a.example/1.pdf', 'application/pdf'))),
    /neither audio nor video/,
  ],
])('%s is refused with a sentence', (_, text, why) => {
  const { entries, refused } = readFeed(text, day);
  expect(entries).toEqual([]);
  expect(refused[0]?.why).toMatch(why);
});

test('500 episodes are read at once', () => {
  const items = Array.from(
    { length: 500 },
    (_, index) =>
      `<item><title>Part ${index}</title>${enclosure(`https://a.example/${index}.mp3`)}</item>`,
  );
  expect(readFeed(feed(items.join('')), day).entries).toHaveLength(500);
});
