import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Ask, askFromAddress, askToAddress, deadlineOf, emptyAsk } from './ask.ts';

const values = {
  topics: ['Asthma', 'Children’s health'],
  languages: ['English', 'Spanish'],
  places: ['West'],
};
const read = (query: string) => askFromAddress(new URLSearchParams(query), values);

describe('the address', () => {
  test('names what is asked, and nothing else', () => {
    const ask: Ask = {
      ...emptyAsk,
      topic: 'Asthma',
      by: '2026-11-23T17:00',
      zone: 'America/Chicago',
    };
    expect(decodeURIComponent(askToAddress(ask).toString())).toBe(
      'topic=Asthma&by=2026-11-23T17:00&zone=America/Chicago',
    );
    expect(askToAddress({ ...emptyAsk, zone: 'America/Chicago' }).toString()).toBe('');
  });

  test('is read back as it was written', () => {
    const some = fc.record({
      topic: fc.constantFrom('', ...values.topics),
      lang: fc.constantFrom('', ...values.languages),
      place: fc.constantFrom('', ...values.places),
      by: fc.constantFrom('2026-11-23T17:00', '2028-02-29T00:00'),
      zone: fc.constantFrom('Asia/Kathmandu', 'UTC', 'America/Indiana/Indianapolis'),
    });
    fc.assert(
      fc.property(some, (ask) => {
        expect(read(askToAddress(ask).toString())).toEqual(ask);
      }),
    );
  });

  test.each([
    ['an unknown topic', 'topic=<script>alert(1)</script>'],
    ['a topic in other letters', 'topic=asthma'],
    ['a day that does not exist', 'by=2026-02-30T10:00'],
    ['an hour that does not', 'by=2026-02-20T24:00'],
    ['a day alone', 'by=2026-02-20'],
    ['words for a time', 'by=tomorrow'],
    ['a zone on no map', 'zone=Mars/Olympus'],
    ['an unknown key', 'color=red&__proto__=x'],
  ])('with %s asks for nothing', (_, query) => {
    expect(read(query)).toEqual(emptyAsk);
  });

  test('never asks what the page does not offer, whatever it says', () => {
    fc.assert(
      fc.property(fc.string(), (query) => {
        const { topic, lang, place } = read(query);
        expect(['', ...values.topics]).toContain(topic);
        expect(['', ...values.languages]).toContain(lang);
        expect(['', ...values.places]).toContain(place);
      }),
    );
  });
});

test.each([
  ['2026-11-23T17:00', 'America/Chicago', '2026-11-23T23:00:00.000Z'],
  ['2026-07-20T17:00', 'America/Chicago', '2026-07-20T22:00:00.000Z'],
  ['2026-11-01T01:30', 'America/New_York', '2026-11-01T05:30:00.000Z'],
])('%s in %s is %s', (by, zone, moment) => {
  expect(new Date(deadlineOf({ by, zone }) ?? 0).toISOString()).toBe(moment);
});
