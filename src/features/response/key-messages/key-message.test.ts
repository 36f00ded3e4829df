import { expect, test } from 'vitest';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import { keyMessageText, messagesJsonLd } from './key-message.ts';

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
    'Sun et al., The Journal, Heat and Visits, 2021, as reported by The Daily',
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

test('each message is a claim in its place, with the document behind it', () => {
  const evidence = claimIn(claimLedger(claimFiles), 'visits');
  const { mainEntity } = messagesJsonLd({
    page: { title: 'Key messages', description: 'What to say.' },
    path: '/resources/key-messages',
    messages: [{ title: 'Heat is here.', short: 'Knock.', long: 'Knock twice.', evidence }],
    site: { name: 'Voices' },
    base: 'https://site.example',
  });
  expect(mainEntity).toMatchObject({
    numberOfItems: 1,
    itemListElement: [
      {
        position: 1,
        item: {
          '@type': 'Claim',
          name: 'Heat is here.',
          citation: {
            name: 'Sun et al., The Journal, Heat and Visits, 2021, as reported by The Daily',
            url: 'https://www.example.org/heat',
          },
        },
      },
    ],
  });
});
