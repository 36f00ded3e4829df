import { expect, test } from 'vitest';
import { wordsIn } from './words-in.ts';

test.each([
  ['/resources/Heat%20strok.html', 'heat strok'],
  ['/stories/two-fan', 'two fan'],
  ['/resources/rapid-response/wildfire/', 'wildfire'],
  ['/a/%E0%A4%A', ''],
  ['/%3Cscript%3Ealert(1)%3C/script%3E', 'script'],
  ['/2026/11', ''],
  ['/', ''],
  [`/${'x'.repeat(5000)}`, ''],
])('%s asks for “%s”', (path, words) => expect(wordsIn(path)).toBe(words));
