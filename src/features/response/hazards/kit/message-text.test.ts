import { expect, test } from 'vitest';
import { messageText } from './message-text.ts';

const words = { source: 'Source', sources: 'Sources' };
const cdc = {
  name: 'CDC, Extreme Heat, undated',
  href: 'https://cdc.example/heat',
  secondary: false,
};
const dhs = { name: 'DHS, Heat Illness, 2020', href: 'https://dhs.example/heat', secondary: false };
const from = 'Voices. https://voices.example/heat';

test('a message with one source', () => {
  expect(messageText('Knock.', [cdc], from, words)).toBe(
    `Knock.\n\nSource: CDC, Extreme Heat, undated. https://cdc.example/heat\n${from}`,
  );
});

test('a message with several sources names each document once', () => {
  expect(messageText('Knock.', [cdc, dhs, cdc], from, words)).toBe(
    [
      'Knock.',
      '',
      'Sources:',
      '- CDC, Extreme Heat, undated. https://cdc.example/heat',
      '- DHS, Heat Illness, 2020. https://dhs.example/heat',
      from,
    ].join('\n'),
  );
});

test('a line without a document of its own says where it was found', () => {
  expect(messageText('Knock.', [], from, words)).toBe(`Knock.\n\n${from}`);
});
