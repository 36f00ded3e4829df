import { expect, test } from 'vitest';
import { pressKit } from './press-kit.ts';

const speaker = {
  name: 'Dr. Amara Quill',
  title: 'Emergency physician',
  bioShort: 'Works nights.',
  bioMedium: 'Works nights in Harborlight, Texas.',
  portraitCredit: 'Drawing from Notionists by Zoish, CC0 1.0',
};

test('a press kit holds three biographies, each with its length', () => {
  const { biographies } = pressKit(speaker, 'She *counts* heat.\n\nBy hand.\n', []);
  expect(biographies).toEqual([
    { length: 'short', text: 'Works nights.', words: 2 },
    { length: 'medium', text: 'Works nights in Harborlight, Texas.', words: 5 },
    { length: 'long', text: 'She counts heat.\n\nBy hand.', words: 5 },
  ]);
});

test('its words for a headshot name the speaker and the profession', () => {
  const { alt, credit } = pressKit(speaker, '', []);
  expect(alt).toBe('Portrait of Dr. Amara Quill, emergency physician');
  expect(credit).toBe(speaker.portraitCredit);
});
