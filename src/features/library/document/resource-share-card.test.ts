import { expect, test } from 'vitest';
import { sampleResource } from '../testing/sample-resource.ts';
import { resourceShareCard, resourceShareImage } from './resource-share-card.ts';

test('a card says what a document is and whose', () => {
  expect(resourceShareCard(sampleResource(), 'Voices')).toEqual({
    site: 'Voices',
    kicker: 'Guide',
    title: 'A guide to heat',
    lines: ['Elm Street Press, Oct 2024'],
    tags: ['public health', 'policy'],
  });
});

test('each document has a picture of its own, told in words', () => {
  expect(resourceShareImage(sampleResource())).toEqual({
    src: '/share/resources/a-guide.png',
    alt: 'A guide to heat. Elm Street Press',
  });
});
