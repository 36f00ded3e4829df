import { describe, expect, test } from 'vitest';
import type { ContactRequest } from '#features/letters/requests/requests.ts';
import type { KeptThings } from '#site/copy/copy-file.ts';
import { type DeviceThings, type Homecoming, joinCopy } from './bring-back.ts';

const to = 'hello@elm.example';
const rules = { forms: ['story', 'papers'], addresses: [to] };

function request(reference: string, more: object = {}): ContactRequest {
  const message = { to, subject: `Letter ${reference}`, body: 'Text' };
  return { reference, message, startedAt: '2031-04-02T10:00:00.000Z', sent: false, ...more };
}

function choices(...ids: string[]) {
  return ids.map((id) => ({ id, name: `Dr. ${id}` }));
}

/** Ids of speakers: s0, s1 … */
function many(count: number, from = 0) {
  return choices(...Array.from({ length: count }, (_, index) => `s${from + index}`));
}

function homecomingOf(kept: Partial<KeptThings>, here: Partial<DeviceThings> = {}): Homecoming {
  const nothing = { requests: [], shortlist: [], planner: [] };
  return joinCopy(
    { ...nothing, drafts: {}, ...kept },
    { ...nothing, draftOf: () => undefined, ...here },
    rules,
  );
}

/** Returns the counts that are not zero: `back 2 requests, here 1 speakers`. */
function countsInWords({ values: _, ...outcomes }: Homecoming) {
  const entries = Object.entries(outcomes).flatMap(([outcome, counts]) =>
    Object.entries(counts).flatMap(([thing, count]) =>
      count ? [`${outcome} ${count} ${thing}`] : [],
    ),
  );
  return entries.join(', ');
}

describe('requests', () => {
  const references = (homecoming: Homecoming) =>
    (homecoming.values.get('requests') as ContactRequest[] | undefined)?.map(
      ({ reference }) => reference,
    );

  test('come back after those that are here', () => {
    const homecoming = homecomingOf(
      { requests: [request('A'), request('B')] },
      { requests: [request('C')] },
    );
    expect(references(homecoming)).toEqual(['C', 'A', 'B']);
    expect(countsInWords(homecoming)).toBe('back 2 requests');
  });

  test('come back once; the one that is here stays as it is', () => {
    const homecoming = homecomingOf(
      { requests: [request('A', { sent: true }), request('B'), request('B')] },
      { requests: [request('A')] },
    );
    expect(homecoming.values.get('requests')).toEqual([request('A'), request('B')]);
    expect(countsInWords(homecoming)).toBe('back 1 requests, here 1 requests');
  });

  test('a second time change nothing', () => {
    const here = [request('A'), request('B')];
    const homecoming = homecomingOf({ requests: here }, { requests: here });
    expect(homecoming.values.size).toBe(0);
    expect(countsInWords(homecoming)).toBe('here 2 requests');
  });

  test('come back as far as there is room', () => {
    const here = Array.from({ length: 49 }, (_, index) => request(`H${index}`));
    const homecoming = homecomingOf(
      { requests: [request('A'), request('B'), request('C')] },
      { requests: here },
    );
    expect(references(homecoming)?.at(-1)).toBe('A');
    expect(countsInWords(homecoming)).toBe('back 1 requests, noRoom 2 requests');
  });

  test.each([
    [null],
    ['CHV-AAAAA'],
    [{ reference: 'A' }],
    [{ ...request('A'), startedAt: 'yesterday' }],
    [{ ...request('A'), sent: 'yes' }],
    [{ ...request('A'), message: { to, subject: { toString: 1 }, body: '' } }],
    [{ ...request('A'), answers: { name: 7 } }],
    [{ ...request('') }],
    [{ ...request('A'), message: { to: 'mallory@evil.example', subject: '', body: '' } }],
    [{ ...request('A'), message: { to: `${to}, mallory@evil.example`, subject: '', body: '' } }],
    [{ ...request('A'), message: { to: `${to}?bcc=mallory@evil.example`, subject: '', body: '' } }],
  ])('are not made of %j', (entry) => {
    const homecoming = homecomingOf({ requests: [entry, request('B')] });
    expect(references(homecoming)).toEqual(['B']);
    expect(countsInWords(homecoming)).toBe('back 1 requests, unread 1 entries');
  });

  test('bring no fields along that the site does not write', () => {
    const odd = JSON.parse(
      `{"__proto__":{"x":1},"onclick":"alert(1)","answers":{"__proto__":"x","name":"<b>Ana</b>","a b":"x"}}`,
    );
    const [brought] = homecomingOf({ requests: [{ ...request('A'), ...odd }] }).values.get(
      'requests',
    ) as [ContactRequest];
    expect(brought).toEqual(request('A', { answers: { name: '<b>Ana</b>' } }));
    expect(Object.getPrototypeOf(brought)).toBe(Object.prototype);
  });
});

describe('speakers', () => {
  test.each([
    ['ab', 'cd', 'abcd', 'back 2 speakers'],
    ['ab', 'bac', 'abc', 'back 1 speakers, here 2 speakers'],
    ['', 'aab', 'ab', 'back 2 speakers'],
    ['ab', 'ba', undefined, 'here 2 speakers'],
    ['ab', '', undefined, ''],
  ])('%j here and %j in the copy', (here, kept, after, words) => {
    const homecoming = homecomingOf(
      { shortlist: choices(...kept) },
      { shortlist: choices(...here) },
    );
    expect(homecoming.values.get('shortlist')).toEqual(after && choices(...after));
    expect(countsInWords(homecoming)).toBe(words);
  });

  test('come back as far as a list has room', () => {
    const homecoming = homecomingOf({ shortlist: many(5, 10) }, { shortlist: many(10) });
    expect(homecoming.values.get('shortlist')).toEqual(many(12));
    expect(countsInWords(homecoming)).toBe('back 2 speakers, noRoom 3 speakers');
  });

  test.each([[null], [7], ['a'], [[]], [{ id: '<b>', name: 'B' }], [{ id: 'b', name: '' }]])(
    'are not made of %j',
    (entry) => {
      expect(countsInWords(homecomingOf({ shortlist: [entry, ...choices('a')] }))).toBe(
        'back 1 speakers, unread 1 entries',
      );
    },
  );
});

describe('ticks', () => {
  test('are those of both', () => {
    const homecoming = homecomingOf({ planner: ['ask', 'room', 'ask'] }, { planner: ['room'] });
    expect(homecoming.values.get('planner')).toEqual(['room', 'ask']);
    expect(countsInWords(homecoming)).toBe('back 1 ticks, here 1 ticks');
  });

  test.each([[7], [null], ['<b>'], ['x'.repeat(81)], ['']])('are not made of %j', (id) => {
    expect(countsInWords(homecomingOf({ planner: [id] }))).toBe('unread 1 entries');
  });
});

describe('unfinished forms', () => {
  const story = { text: 'Heat', name: 'Ana' };

  test('come back where none is begun, or nothing is in it', () => {
    for (const draftOf of [() => undefined, () => ({ text: ' ' })]) {
      const homecoming = homecomingOf({ drafts: { story } }, { draftOf });
      expect(homecoming.values.get('draft:story')).toEqual(story);
      expect(countsInWords(homecoming)).toBe('back 1 drafts');
    }
  });

  test('never write over one that is here', () => {
    const homecoming = homecomingOf({ drafts: { story } }, { draftOf: () => ({ text: 'Smoke' }) });
    expect(homecoming.values.size).toBe(0);
    expect(countsInWords(homecoming)).toBe('differs 1 drafts');
  });

  test('are the same without their empty answers', () => {
    const homecoming = homecomingOf(
      { drafts: { story: { ...story, place: '' } } },
      { draftOf: () => story },
    );
    expect(countsInWords(homecoming)).toBe('here 1 drafts');
  });

  test.each([
    [{ unknown: story }],
    [{ '../story': story }],
    [{ story: null }],
    [{ story: [] }],
    [{ story: { text: 7 } }],
    [{ constructor: story }],
    [JSON.parse('{"__proto__":{"text":"Heat"}}')],
  ])('are not made of %j', (drafts) => {
    const homecoming = homecomingOf({ drafts });
    expect(homecoming.values.size).toBe(0);
    expect(countsInWords(homecoming)).toBe('unread 1 entries');
  });
});
