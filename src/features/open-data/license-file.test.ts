import { expect, test } from 'vitest';
import { licenseFile } from './data-file-view.ts';

test('the license is plain words that end with its address', () => {
  const words = {
    title: 'License',
    text: ['Copy it.', 'Name us.'],
    link: 'CC BY 4.0',
    file: 'As text',
  };
  expect(licenseFile(words, 'Voices')).toBe(
    'Voices. License\n\nCopy it.\n\nName us.\n\nCC BY 4.0: https://creativecommons.org/licenses/by/4.0/\n',
  );
});
