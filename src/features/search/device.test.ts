import { expect, test } from 'vitest';
import { withRecent } from './device.ts';

test.each([
  ['the newest comes first', ['smoke'], 'heat', ['heat', 'smoke']],
  ['the same words are one search', ['Inés', 'heat'], ' ines ', ['ines', 'heat']],
  ['spaces are one', [], ' heat   stroke ', ['heat stroke']],
  ['a letter is no search', ['heat'], 'h', ['heat']],
  [
    'six are kept',
    ['1a', '2a', '3a', '4a', '5a', '6a'],
    'new',
    ['new', '1a', '2a', '3a', '4a', '5a'],
  ],
])('%s', (_, kept, query, next) => expect(withRecent(kept, query)).toEqual(next));
