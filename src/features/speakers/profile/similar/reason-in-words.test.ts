import { expect, test } from 'vitest';
import { reasonInWords } from './reason-in-words.ts';
import type { Comparable } from './shared-by.ts';

const words = {
  title: 'Similar speakers',
  fields: 'also speaks on {fields}',
  region: 'also in the {region}',
  languages: 'also in {languages}',
  engagements: 'can be asked for the same: {engagements}',
};
const nothing = {
  speaker: {} as Comparable,
  fields: [],
  region: undefined,
  languages: [],
  engagements: [],
};

test.each([
  [{ fields: ['Extreme heat'] }, 'Also speaks on extreme heat.'],
  [
    { fields: ['Extreme heat', 'Workers'], region: 'Southwest' },
    'Also speaks on extreme heat and workers; also in the Southwest.',
  ],
  [
    { region: 'West', languages: ['Spanish', 'Hindi'] },
    'Also in the West; also in Spanish and Hindi.',
  ],
  [{ languages: ['American Sign Language'] }, 'Also in American Sign Language.'],
  [{ engagements: ['talk', 'panel'] }, 'Can be asked for the same: talk and panel.'],
  [{ fields: ['Policy'], engagements: ['talk'] }, 'Also speaks on policy.'],
  [{}, ''],
])('%o', (shared, reason) => {
  expect(reasonInWords({ ...nothing, ...shared }, words)).toBe(reason);
});
