import { describe, expect, test } from 'vitest';
import { type Provider, type ProviderEvent, providerLinks, shortText } from './provider-links.ts';

const talk: ProviderEvent = {
  title: 'Porch Talk',
  start: '2026-12-10T12:00',
  end: '2026-12-10T13:30',
  zone: 'America/Chicago',
  location: 'Harborlight, TX',
  text: ['Heat, hearts and porches.', 'When: at noon (America/Chicago)'],
  url: 'https://climatehealthvoices.example/resources/events-calendar/porch-talk',
};

/** The query of a link, read as the other site reads it. */
function askedOf(provider: Provider, event: Partial<ProviderEvent> = {}) {
  const link = new URL(providerLinks({ ...talk, ...event })[provider]);
  return { host: link.host, query: Object.fromEntries(link.searchParams), href: link.href };
}

describe.each<[Provider, string, string, string, string, string]>([
  ['google', 'calendar.google.com', 'text', 'location', 'details', 'dates'],
  ['outlook', 'outlook.live.com', 'subject', 'location', 'body', 'startdt'],
  ['microsoft365', 'outlook.office.com', 'subject', 'location', 'body', 'startdt'],
  ['yahoo', 'calendar.yahoo.com', 'title', 'in_loc', 'desc', 'st'],
])('the link to %s', (provider, host, title, place, text, start) => {
  test('goes to its own site and has title, place, words and the page of the event', () => {
    const link = askedOf(provider);
    expect(link.host).toBe(host);
    expect(link.query[title]).toBe('Porch Talk');
    expect(link.query[place]).toBe('Harborlight, TX');
    expect(link.query[text]).toBe(`${talk.text.join('\n\n')}\n\n${talk.url}`);
    expect(link.query[start]).toBeTruthy();
  });

  test.each(['A & B = C + D?', '100% “sure” #1', 'Straße über Åland', '気候 🌡️', "it's <b>;,/"])(
    'keeps “%s” as it is written, with spaces that no site reads as a plus',
    (words) => {
      const { query, href } = askedOf(provider, { title: words, location: words, text: [words] });
      expect(query[title]).toBe(words);
      expect(query[place]).toBe(words);
      expect(query[text]).toContain(words);
      expect(href).not.toContain('+');
    },
  );

  test('stays short with long words, and keeps the page of the event', () => {
    const long = 'Many words in a row. '.repeat(400);
    const { query, href } = askedOf(provider, { title: long, location: long, text: [long] });
    expect(query[text]?.endsWith(`…\n\n${talk.url}`)).toBe(true);
    expect(href.length).toBeLessThan(2000);
  });
});

describe('both ends and the zone', () => {
  test.each([
    [
      'in winter',
      'America/Chicago',
      '2026-12-10T12:00',
      '2026-12-10T13:30',
      '2026-12-10T18:00:00Z',
      '2026-12-10T19:30:00Z',
    ],
    [
      'in summer',
      'America/Chicago',
      '2026-07-10T12:00',
      '2026-07-10T13:30',
      '2026-07-10T17:00:00Z',
      '2026-07-10T18:30:00Z',
    ],
    [
      'over midnight',
      'Asia/Kolkata',
      '2026-12-31T23:00',
      '2027-01-01T00:30',
      '2026-12-31T17:30:00Z',
      '2026-12-31T19:00:00Z',
    ],
    [
      'a day ahead',
      'Pacific/Auckland',
      '2027-01-05T09:00',
      '2027-01-05T10:00',
      '2027-01-04T20:00:00Z',
      '2027-01-04T21:00:00Z',
    ],
    [
      'over the night clocks go forward',
      'America/New_York',
      '2027-03-13T23:00',
      '2027-03-14T04:00',
      '2027-03-14T04:00:00Z',
      '2027-03-14T08:00:00Z',
    ],
    [
      'over the night clocks go back',
      'America/New_York',
      '2026-10-31T23:00',
      '2026-11-01T04:00',
      '2026-11-01T03:00:00Z',
      '2026-11-01T09:00:00Z',
    ],
    [
      'in an hour that is twice',
      'America/New_York',
      '2026-11-01T01:30',
      '2026-11-01T03:00',
      '2026-11-01T05:30:00Z',
      '2026-11-01T08:00:00Z',
    ],
    [
      'in London’s summer',
      'Europe/London',
      '2027-06-01T18:00',
      '2027-06-01T19:00',
      '2027-06-01T17:00:00Z',
      '2027-06-01T18:00:00Z',
    ],
    [
      'in Honolulu',
      'Pacific/Honolulu',
      '2027-06-01T18:00',
      '2027-06-01T19:00',
      '2027-06-02T04:00:00Z',
      '2027-06-02T05:00:00Z',
    ],
  ])('%s', (_, zone, start, end, from, to) => {
    const compact = (moment: string) => moment.replace(/[-:]/g, '');
    const event = { zone, start, end };
    expect(askedOf('google', event).query).toMatchObject({
      dates: `${compact(start)}00/${compact(end)}00`,
      ctz: zone,
    });
    for (const provider of ['outlook', 'microsoft365'] as const) {
      expect(askedOf(provider, event).query).toMatchObject({ startdt: from, enddt: to });
    }
    expect(askedOf('yahoo', event).query).toMatchObject({ st: compact(from), et: compact(to) });
  });
});

test.each([
  ['', 10, ''],
  ['as long as', 10, 'as long as'],
  ['a word too long for it', 16, 'a word too long…'],
  ['onewordthatislong', 8, 'oneword…'],
  ['🌡️🌡️🌡️', 4, '🌡️🌡…'],
  ['ends well\n\nat a line', 12, 'ends well…'],
])('“%s” in %i characters is “%s”', (text, most, short) => {
  expect(shortText(text, most)).toBe(short);
});
