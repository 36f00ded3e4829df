import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isOwnAddress } from './address.ts';
import { withoutClosed } from './closed-words.ts';
import { isRecord } from './is-record.ts';
import { closedSectionsIn } from './optional-sections.ts';
import { readEntry } from './read-entry.ts';
import { sectionAt } from './section-addresses.ts';

const closed = closedSectionsIn({ sections: { stories: false, desk: false, events: true } });

test('a section is off where site.yaml says so', () => {
  expect([...closed]).toEqual(['stories', 'desk']);
  expect(closedSectionsIn({})).toEqual(new Set());
});

describe('words without what leads to a section that is off:', () => {
  test('an item of a list goes with its link, at any depth', () => {
    const links = [
      { label: 'Home', href: '/' },
      { label: 'Stories', href: '/stories#audio' },
      { label: 'Events', href: '/resources/events-calendar' },
    ];
    const { data } = withoutClosed({ data: { menu: { links } }, body: '' }, closed);
    expect(data).toEqual({ menu: { links: [links[0], links[2]] } });
  });

  test('a link in a text is its words', () => {
    const body = 'Hear [a story](/stories/two-fans), see [events](/resources/events-calendar).';
    expect(withoutClosed({ data: {}, body }, closed).body).toBe(
      'Hear a story, see [events](/resources/events-calendar).',
    );
  });

  test('nobody answers the number of a desk that is off', () => {
    const site = { sections: { desk: false }, desk: { phone: '555-0150', hours: {} } };
    const { data } = withoutClosed({ data: site, body: '' }, closed);
    expect((data as typeof site).desk.phone).toBeUndefined();
  });

  test('where every section is open, nothing changes', () => {
    const found = { data: { links: [{ href: '/stories' }] }, body: '[a](/stories)' };
    expect(withoutClosed(found, new Set())).toBe(found);
  });
});

test('in words that a network inherits, each link to such a section can be left out', () => {
  const files = globSync('example/{pages,letters,toolkit,media-kit,now,hazards}/*.{md,yaml}');
  expect(files.length).toBeGreaterThan(60);
  const fixed = files.flatMap((file) => {
    const format = file.endsWith('.md') ? 'md' : 'yaml';
    const { data } = readEntry(readFileSync(file, 'utf8'), format);
    return linksOutsideOfLists(data).map((href) => `${file}: ${href}`);
  });
  expect(fixed, 'put the link into an item of a list').toEqual([]);
});

/** The addresses of optional sections in data that stand in no item of a list. */
function linksOutsideOfLists(data: unknown): string[] {
  if (typeof data === 'string') return isOwnAddress(data) && sectionAt(data) ? [data] : [];
  if (Array.isArray(data)) {
    return data.flatMap((item) => (isRecord(item) ? [] : linksOutsideOfLists(item)));
  }
  return isRecord(data) ? Object.values(data).flatMap(linksOutsideOfLists) : [];
}
