import { expect, test } from 'vitest';
import { sourceLink } from '#features/evidence/claims/claim.ts';
import { type KitView, kitJsonLd } from './kit.ts';

const source = sourceLink('CDC, Heat, 2020', 'https://cdc.example/heat', undefined);
const file = { href: '/share/hazards/heat-ten.png', bytes: 1 };
const message = {
  length: 'ten',
  text: 'Knock.',
  words: 1,
  sources: [source, source],
  card: { alt: 'Card', files: { wide: file, square: file } },
};
const kit = {
  name: 'Extreme Heat',
  description: 'What to say.',
  href: '/resources/rapid-response/heat',
  messages: [message, message],
} as unknown as KitView;

test('a kit says when it was reviewed, shows its card, and names each document once', () => {
  const place = { reviewed: '2026-11-01', site: { name: 'Voices' }, base: 'https://site.example' };
  expect(kitJsonLd(kit, place)).toMatchObject({
    '@type': 'WebPage',
    name: 'Extreme Heat',
    url: 'https://site.example/resources/rapid-response/heat',
    image: 'https://site.example/share/hazards/heat-ten.png',
    lastReviewed: '2026-11-01',
    citation: [{ '@type': 'CreativeWork', name: 'CDC, Heat, 2020', url: source.href }],
  });
});
