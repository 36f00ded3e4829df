import { expect, test } from 'vitest';
import { siteAddresses } from '#features/contact/site-addresses.ts';
import { sampleSpeaker } from '#features/speakers/testing/sample-speaker.ts';
import { speakerLetter } from './speaker-letter.ts';

test('a speaker who takes requests is booked by name', () => {
  const { subject, body } = speakerLetter(siteAddresses, sampleSpeaker());
  expect(subject).toMatch(/^Book a Speaker Request/);
  expect(body).toContain('Speaker preferences: Dr. Ada Marsh');
});

test('instead of one who does not, someone similar is looked for', () => {
  const { subject, body } = speakerLetter(siteAddresses, sampleSpeaker({ requests: 'paused' }));
  expect(subject).toBe('Please find us a speaker');
  expect(body).toContain('Someone like Dr. Ada Marsh\nTopics: Extreme heat, Older adults');
});
