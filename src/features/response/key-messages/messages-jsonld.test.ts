import { expect, test } from 'vitest';
import { claimFiles } from '#features/evidence/testing/claims.ts';
import { claimIn, claimLedger } from '#features/evidence/claims/claim.ts';
import { messagesJsonLd } from './messages-jsonld.ts';

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
            name: 'The Journal, Heat and Visits, 2021',
            url: 'https://www.example.org/heat',
          },
        },
      },
    ],
  });
});
