import { expect, test } from 'vitest';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { keyMessageText } from './key-message.ts';

const ledger = claimLedger(claimFiles);

test.each([
  [
    'heat-island',
    'Cities run about 1 to 7 degrees F hotter than the areas around them.',
    'Agency of Air, Heat Islands, undated',
  ],
  [
    'visits',
    'Visits for any cause were about 8% more frequent on very hot days.',
    'The Journal, Heat and Visits, 2021',
  ],
])('a message copied with the evidence %s names its document', (id, wording, document) => {
  const message = { title: 'Heat is here.', evidence: claimIn(ledger, id) };
  expect(
    keyMessageText(message, 'Knock on a door.', 'Source', 'Voices. https://voices.example'),
  ).toBe(
    [
      'Heat is here.',
      'Knock on a door.',
      '',
      wording,
      `Source: ${document}. https://www.example.org/heat`,
      'Voices. https://voices.example',
    ].join('\n'),
  );
});
