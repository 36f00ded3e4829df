import { expect, test } from 'vitest';
import { exchangeEntrySchema } from '#features/community/exchange/exchange.schema.ts';
import { eventSchema } from '#features/events/event.schema.ts';
import { claimSchema } from '#features/evidence/claims/claim.schema.ts';
import { resourceSchema } from '#features/library/resource.schema.ts';
import { storySchema } from '#features/stories/story.schema.ts';
import { claims, resources, stories } from './claims-and-stories.ts';
import { events, exchange } from './made.ts';
import { vocabularyOf } from './random.ts';

const words = vocabularyOf([
  'The pump ran all night, and nobody slept for the heat and the smoke.',
]);

test.each([
  [claims, claimSchema],
  [events, eventSchema],
  [exchange, exchangeEntrySchema],
  [resources, resourceSchema],
  [stories, storySchema],
])('what is made up obeys the schema and is the same every time: $folder', (kind, schema) => {
  for (let number = 0; number < 50; number++) {
    const made = kind.madeAt(number, words);
    expect(schema.parse(made.fields)).toMatchObject(made.fields);
    expect(kind.madeAt(number, words)).toEqual(made);
  }
});

test('a made claim has its figure in its sentence, as the check asks', () => {
  const { fields } = claims.madeAt(1, words);
  expect('wording' in fields && fields.wording.includes(`${fields.figure}`)).toBe(true);
});
