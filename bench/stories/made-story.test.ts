import { expect, test } from 'vitest';
import { storySchema } from '#features/stories/story.schema.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { storyAt } from './made-story.ts';

const words = vocabularyOf(['The pump ran all night, and nobody slept.']);

test('made-up stories obey the schema and are the same every time', () => {
  for (let number = 0; number < 50; number++) {
    const { fields, body } = storyAt(number, words);
    expect(storySchema.parse(fields)).toEqual(fields);
    expect(storyAt(number, words)).toEqual({ id: `story-${number}`, fields, body });
  }
});
