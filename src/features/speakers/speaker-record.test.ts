import { expect, test } from 'vitest';
import { speakerRecordSchema } from './speaker-record.schema.ts';
import { speakerRecord } from './speaker-record.ts';
import { sampleSpeaker } from './testing/sample-speaker.ts';

const site = 'https://site.example';

test('a record is what its schema says, also after it was written and read', () => {
  const record = speakerRecord(sampleSpeaker(), site);
  expect(speakerRecordSchema.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('a record names its page in full and its portrait as this site shows it', () => {
  const record = speakerRecord(sampleSpeaker(), site);
  expect(record.url).toBe('https://site.example/speakers/profile/ada-marsh');
  expect(record.portrait.src).toBe('/_astro/ada.svg');
});

test('only a work that can be had has an address', () => {
  const { videos } = speakerRecord(
    sampleSpeaker({
      videos: [
        { title: 'Soon', note: undefined, access: { kind: 'comingSoon' } },
        { title: 'Here', note: undefined, access: { kind: 'page', href: '/stories' } },
        {
          title: 'There',
          note: '4 minutes',
          access: { kind: 'elsewhere', href: 'https://a.example/' },
        },
      ],
    }),
    site,
  );
  expect(JSON.parse(JSON.stringify(videos))).toEqual([
    { title: 'Soon' },
    { title: 'Here', url: 'https://site.example/stories' },
    { title: 'There', url: 'https://a.example/', note: '4 minutes' },
  ]);
});

test('a field that nobody decided to publish stays inside', () => {
  const speaker = { ...sampleSpeaker(), phone: '555-0123', email: 'ada@elm.example' };
  expect(JSON.stringify(speakerRecord(speaker, site))).not.toMatch(/555-0123|ada@elm/);
});
