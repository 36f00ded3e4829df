import { expect, test } from 'vitest';
import { childrenOf, childText, readXml } from '../../../tests/support/xml.ts';
import { libraryFeed } from './library-feed.ts';
import { sampleResource } from './testing/sample-resource.ts';

const feedOf = (...resources: ReturnType<typeof sampleResource>[]) =>
  libraryFeed({
    feed: { title: 'Library', description: 'What comes in.' },
    rights: 'CC BY 4.0',
    site: { name: 'Voices' },
    resources,
    base: new URL('https://site.example'),
  });

test('what came in last stands first, and dates the feed', () => {
  const root = readXml(
    feedOf(
      sampleResource({ added: '2026-01-02', published: '2025' }, 'old'),
      sampleResource({ added: '2026-03-04', published: '1999' }, 'new'),
      sampleResource({ added: '2026-01-02', published: '2026' }, 'older'),
    ),
  );
  expect(childText(root, 'updated')).toBe('2026-03-04T12:00:00Z');
  expect(childrenOf(root, 'entry').map((entry) => childText(entry, 'id'))).toEqual(
    ['new', 'older', 'old'].map((id) => `https://site.example/resources/library/${id}`),
  );
});

test('documents of one day are told apart, and the later one first', () => {
  const resources = ['second', 'first', 'third'].map((id) => sampleResource({}, id));
  const idsAndMoments = (feed: string) =>
    childrenOf(readXml(feed), 'entry').map((entry) => [
      childText(entry, 'id')?.split('/').at(-1),
      childText(entry, 'updated'),
    ]);
  const expected = [
    ['first', '2026-11-20T12:00:02Z'],
    ['second', '2026-11-20T12:00:01Z'],
    ['third', '2026-11-20T12:00:00Z'],
  ];
  expect(idsAndMoments(feedOf(...resources))).toEqual(expected);
  expect(idsAndMoments(feedOf(...resources.toReversed()))).toEqual(expected);
});

test('an entry leads to its page and, where there is one, to the document', () => {
  const linksOf = (fileUrl: string) => {
    const [entry] = childrenOf(readXml(feedOf(sampleResource({ fileUrl }))), 'entry');
    return entry && childrenOf(entry, 'link').map(({ attributes }) => attributes['rel']);
  };
  expect(linksOf('https://docs.example/heat')).toEqual(['alternate', 'related']);
  expect(linksOf('#')).toEqual(['alternate']);
});

test('an entry names people where they wrote it, else the publisher', () => {
  const authorsOf = (authors?: string[]) => {
    const resource = sampleResource(authors ? { authors } : {});
    const [entry] = childrenOf(readXml(feedOf(resource)), 'entry');
    return entry && childrenOf(entry, 'author').map((author) => childText(author, 'name'));
  };
  expect(authorsOf(['Young, Rachel', 'Hsiang, Solomon'])).toEqual([
    'Young, Rachel',
    'Hsiang, Solomon',
  ]);
  expect(authorsOf()).toEqual(['Elm Street Press']);
});

test('signs of markup in a title stay words', () => {
  const feed = feedOf(sampleResource({ title: 'Heat & <smoke>' }));
  const [entry] = childrenOf(readXml(feed), 'entry');
  expect(entry && childText(entry, 'title')).toBe('Heat & <smoke>');
});

test('the same documents give the same feed', () => {
  expect(feedOf(sampleResource())).toBe(feedOf(sampleResource()));
});
