import { describe, expect, test } from 'vitest';
import type { ContactRequest } from '#features/letters/requests/requests.ts';
import type { KeptThings } from '#site/copy/copy-file.ts';
import { type DeviceThings, type JoinResult, joinCopy } from './bring-back.ts';

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

function resultOf(copied: Partial<KeptThings>, onDevice: Partial<DeviceThings> = {}): JoinResult {
  const nothing = { requests: [], shortlist: [], planner: [] };
  return joinCopy(
    { ...nothing, drafts: {}, ...copied },
    { ...nothing, draftOf: () => undefined, ...onDevice },
    rules,
  );
}

/** Returns the counts that are not zero: `broughtBack 2 requests, alreadyHere 1 speakers`. */
function countsInWords({ values: _, ...outcomes }: JoinResult) {
  const entries = Object.entries(outcomes).flatMap(([outcome, counts]) =>
    Object.entries(counts).flatMap(([thing, count]) =>
      count ? [`${outcome} ${count} ${thing}`] : [],
    ),
  );
  return entries.join(', ');
}

describe('requests', () => {
  const references = (result: JoinResult) =>
    (result.values.get('requests') as ContactRequest[] | undefined)?.map(
      ({ reference }) => reference,
    );

  test('come back after those that are here', () => {
    const result = resultOf(
      { requests: [request('A'), request('B')] },
      { requests: [request('C')] },
    );
    expect(references(result)).toEqual(['C', 'A', 'B']);
    expect(countsInWords(result)).toBe('broughtBack 2 requests');
  });

  test('come back once; the one that is here stays as it is', () => {
    const result = resultOf(
      { requests: [request('A', { sent: true }), request('B'), request('B')] },
      { requests: [request('A')] },
    );
    expect(result.values.get('requests')).toEqual([request('A'), request('B')]);
    expect(countsInWords(result)).toBe('broughtBack 1 requests, alreadyHere 1 requests');
  });

  test('a second time change nothing', () => {
    const requests = [request('A'), request('B')];
    const result = resultOf({ requests }, { requests });
    expect(result.values.size).toBe(0);
    expect(countsInWords(result)).toBe('alreadyHere 2 requests');
  });

  test('come back as far as there is room', () => {
    const onDevice = Array.from({ length: 49 }, (_, index) => request(`H${index}`));
    const result = resultOf(
      { requests: [request('A'), request('B'), request('C')] },
      { requests: onDevice },
    );
    expect(references(result)?.at(-1)).toBe('A');
    expect(countsInWords(result)).toBe('broughtBack 1 requests, noRoom 2 requests');
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
    const result = resultOf({ requests: [entry, request('B')] });
    expect(references(result)).toEqual(['B']);
    expect(countsInWords(result)).toBe('broughtBack 1 requests, unread 1 entries');
  });

  test('bring no fields along that the site does not write', () => {
    const odd = JSON.parse(
      `{"__proto__":{"x":1},"onclick":"alert(1)","answers":{"__proto__":"x","name":"<b>Ana</b>","a b":"x"}}`,
    );
    const [copy] = resultOf({ requests: [{ ...request('A'), ...odd }] }).values.get('requests') as [
      ContactRequest,
    ];
    expect(copy).toEqual(request('A', { answers: { name: '<b>Ana</b>' } }));
    expect(Object.getPrototypeOf(copy)).toBe(Object.prototype);
  });
});

describe('speakers', () => {
  test.each([
    ['ab', 'cd', 'abcd', 'broughtBack 2 speakers'],
    ['ab', 'bac', 'abc', 'broughtBack 1 speakers, alreadyHere 2 speakers'],
    ['', 'aab', 'ab', 'broughtBack 2 speakers'],
    ['ab', 'ba', undefined, 'alreadyHere 2 speakers'],
    ['ab', '', undefined, ''],
  ])('%j here and %j in the copy', (onDevice, copied, joined, counts) => {
    const result = resultOf({ shortlist: choices(...copied) }, { shortlist: choices(...onDevice) });
    expect(result.values.get('shortlist')).toEqual(joined && choices(...joined));
    expect(countsInWords(result)).toBe(counts);
  });

  test('come back as far as a list has room', () => {
    const result = resultOf({ shortlist: many(5, 10) }, { shortlist: many(10) });
    expect(result.values.get('shortlist')).toEqual(many(12));
    expect(countsInWords(result)).toBe('broughtBack 2 speakers, noRoom 3 speakers');
  });

  test.each([[null], [7], ['a'], [[]], [{ id: '<b>', name: 'B' }], [{ id: 'b', name: '' }]])(
    'are not made of %j',
    (entry) => {
      expect(countsInWords(resultOf({ shortlist: [entry, ...choices('a')] }))).toBe(
        'broughtBack 1 speakers, unread 1 entries',
      );
    },
  );
});

describe('ticks', () => {
  test('are those of both', () => {
    const result = resultOf({ planner: ['ask', 'room', 'ask'] }, { planner: ['room'] });
    expect(result.values.get('planner')).toEqual(['room', 'ask']);
    expect(countsInWords(result)).toBe('broughtBack 1 ticks, alreadyHere 1 ticks');
  });

  test.each([[7], [null], ['<b>'], ['x'.repeat(81)], ['']])('are not made of %j', (id) => {
    expect(countsInWords(resultOf({ planner: [id] }))).toBe('unread 1 entries');
  });
});

describe('unfinished forms', () => {
  const story = { text: 'Heat', name: 'Ana' };

  test('come back where none is begun, or nothing is in it', () => {
    for (const draftOf of [() => undefined, () => ({ text: ' ' })]) {
      const result = resultOf({ drafts: { story } }, { draftOf });
      expect(result.values.get('draft:story')).toEqual(story);
      expect(countsInWords(result)).toBe('broughtBack 1 drafts');
    }
  });

  test('never write over one that is here', () => {
    const result = resultOf({ drafts: { story } }, { draftOf: () => ({ text: 'Smoke' }) });
    expect(result.values.size).toBe(0);
    expect(countsInWords(result)).toBe('differs 1 drafts');
  });

  test('are the same without their empty answers', () => {
    const result = resultOf(
      { drafts: { story: { ...story, place: '' } } },
      { draftOf: () => story },
    );
    expect(countsInWords(result)).toBe('alreadyHere 1 drafts');
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
    const result = resultOf({ drafts });
    expect(result.values.size).toBe(0);
    expect(countsInWords(result)).toBe('unread 1 entries');
  });
});
