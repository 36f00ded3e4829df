import { expect, test } from 'vitest';
import { speakerJsonLd } from './speaker-metadata.ts';
import { sampleSpeaker } from './testing/sample-speaker.ts';

test('a speaker is a Person with full addresses', () => {
  expect(speakerJsonLd(sampleSpeaker(), 'https://site.example')).toEqual({
    '@context': 'https://schema.org',
    '@type': 'Person',
    name: 'Dr. Ada Marsh',
    jobTitle: 'Emergency physician',
    worksFor: { '@type': 'Organization', name: 'Elm Street Hospital' },
    description: 'Dr. Ada Marsh works nights.',
    url: 'https://site.example/speakers/profile/ada-marsh',
    image: 'https://site.example/speakers/headshots/ada-marsh-square-web.jpg',
    knowsAbout: ['Extreme heat', 'Older adults'],
    knowsLanguage: ['English', 'Igbo'],
  });
});

test('profiles elsewhere are named only where they have an address', () => {
  const social = [
    { platform: 'LinkedIn', url: undefined },
    { platform: 'Mastodon', url: 'https://social.example/@ada' },
  ];
  expect(speakerJsonLd(sampleSpeaker({ social }), 'https://site.example')).toMatchObject({
    sameAs: ['https://social.example/@ada'],
  });
});
