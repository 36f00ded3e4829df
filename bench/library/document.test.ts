import { expect, test } from 'vitest';
import { resourceSchema } from '#features/library/resource.schema.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { documentAt } from './document.ts';

const words = vocabularyOf(['heat and smoke and the heart of a town']);

test('a made-up document passes the content check', () => {
  for (let number = 1; number <= 50; number++) {
    const { fields } = documentAt(number, words);
    expect(resourceSchema.parse(fields)).toEqual(fields);
  }
});

test('the same number always makes the same document', () => {
  expect(documentAt(7, words)).toEqual(documentAt(7, words));
  expect(documentAt(7, words)).not.toEqual(documentAt(8, words));
});
