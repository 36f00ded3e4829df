import { expect, test } from 'vitest';
import { speakerRecord, speakersFile } from './speakers-file.ts';
import { sampleSpeaker } from './testing/sample-speaker.ts';

const site = 'https://site.example';
const source = {
  name: 'Voices',
  demonstration: true,
  demonstrationNotice: 'Everyone here is fictional.',
} as Parameters<typeof speakersFile.contentOf>[1];

test('the file says what it is, who may use it and that its people are examples', () => {
  const file = speakersFile.contentOf([sampleSpeaker()], source, site);
  expect(speakersFile.schema.parse(file)).toEqual(file);
  expect(file).toMatchObject({
    $schema: 'https://site.example/data/speakers.schema.json',
    license: 'https://creativecommons.org/licenses/by/4.0/',
    source: { name: 'Voices', url: 'https://site.example/speakers/directory' },
    notice: 'Everyone here is fictional.',
  });
});

test('a site with real people says no such thing', () => {
  expect(speakersFile.contentOf([], { ...source, demonstration: false }, site)).not.toHaveProperty(
    'notice',
  );
});

test('the same speakers give the same file', () => {
  const written = () => JSON.stringify(speakersFile.contentOf([sampleSpeaker()], source, site));
  expect(written()).toBe(written());
});

test('the schema names its own address', () => {
  expect(speakersFile.schemaAt(site)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: 'https://site.example/data/speakers.schema.json',
  });
});

test('a record is what its schema says, also after it was written and read', () => {
  const record = speakerRecord(sampleSpeaker(), site);
  expect(speakersFile.record.parse(JSON.parse(JSON.stringify(record)))).toEqual(record);
});

test('a record names its page in full and its portrait as this site shows it', () => {
  const record = speakerRecord(sampleSpeaker(), site);
  expect(record.url).toBe('https://site.example/speakers/profile/ada-marsh');
  expect(record.portrait?.src).toBe('/_astro/ada.svg');
});

test('only a work that can be had has an address', () => {
  const { videos } = speakerRecord(
    sampleSpeaker({
      videos: [
        { title: 'Soon', href: undefined, video: undefined },
        { title: 'Here', href: '/stories', video: undefined },
        { title: 'There', note: '4 minutes', href: 'https://a.example/', video: undefined },
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
