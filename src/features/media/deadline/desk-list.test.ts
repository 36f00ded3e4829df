import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { emptyState, readList, writeList } from '#lists/list.ts';
import { valuesIn } from '#lists/select.ts';
import { deadlinePageSchema } from './deadline-page.schema.ts';
import { askOf, deadlineOf, deskList, deskState } from './desk-list.ts';
import { person } from './testing/person.ts';

const { ask: words } = deadlinePageSchema.parse(
  parse(readFileSync('content/pages/media-deadline.yaml', 'utf8')),
);
const people = [
  person('amara-quill'),
  person('teo', { topics: ['Asthma'], languages: ['Spanish'] }),
];
const definition = deskList(words);
const own = deskState(people);

function read(query: string | URLSearchParams) {
  const asked = new URLSearchParams(query);
  const values = valuesIn(definition.facets, people);
  return { ...readList(definition, values, asked), ...own.read(asked) };
}
function write(state: ReturnType<typeof read>) {
  const query = writeList(definition, state);
  own.write(state, query);
  return decodeURIComponent(query.toString());
}

describe('the address', () => {
  test('names what is asked; a zone only with a deadline', () => {
    const asked = { ...emptyState, chosen: { topic: ['Asthma'] }, speaker: 'teo' };
    expect(write({ ...asked, by: '2026-11-23T17:00', zone: 'America/Chicago' })).toBe(
      'topic=Asthma&speaker=teo&by=2026-11-23T17:00&zone=America/Chicago',
    );
    expect(write({ ...asked, by: '', zone: 'America/Chicago' })).toBe('topic=Asthma&speaker=teo');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      speaker: fc.constantFrom('', 'teo'),
      topic: fc.constantFrom([], ['Asthma']),
      by: fc.constantFrom('2026-11-23T17:00', '2028-02-29T00:00'),
      zone: fc.constantFrom('Asia/Kathmandu', 'UTC', 'America/Indiana/Indianapolis'),
    });
    fc.assert(
      fc.property(some, ({ topic, ...rest }) => {
        const state = { ...emptyState, chosen: { topic, lang: [], place: [] }, ...rest };
        expect(read(write(state))).toEqual(state);
        expect(askOf(state)).toEqual({ topic: topic[0] ?? '', lang: '', place: '', ...rest });
      }),
    );
  });

  test.each([
    ['a speaker who is unknown or takes no requests', 'speaker=nobody-here'],
    ['a day that does not exist', 'by=2026-02-30T10:00'],
    ['an hour that does not', 'by=2026-02-20T24:00'],
    ['a day alone', 'by=2026-02-20'],
    ['words for a time', 'by=tomorrow'],
    ['a zone on no map', 'zone=Mars/Olympus'],
  ])('with %s asks for nothing', (_, query) => {
    expect(write(read(query))).toBe('');
  });
});

test.each([
  ['2026-11-23T17:00', 'America/Chicago', '2026-11-23T23:00:00.000Z'],
  ['2026-07-20T17:00', 'America/Chicago', '2026-07-20T22:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (by, zone, moment) => {
  expect(new Date(deadlineOf({ by, zone }) ?? 0).toISOString()).toBe(moment);
});
