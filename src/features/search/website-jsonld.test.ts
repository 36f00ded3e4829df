import { expect, test } from 'vitest';
import { websiteJsonLd } from './website-jsonld.ts';

test('search engines learn the address of the search', () => {
  const { potentialAction, url } = websiteJsonLd(
    'Voices',
    'Of health',
    new URL('https://voices.example'),
  ) as unknown as {
    url: string;
    potentialAction: { target: { urlTemplate: string } };
  };
  expect(url).toBe('https://voices.example/');
  expect(potentialAction.target.urlTemplate).toBe(
    'https://voices.example/search?q={search_term_string}',
  );
});
