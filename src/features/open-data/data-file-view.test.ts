import { expect, test } from 'vitest';
import { z } from 'zod';
import { eventRecordSchema } from '#features/events/events-file.ts';
import { claimRecordSchema } from '#features/evidence/claims-file.ts';
import { resourceRecordSchema } from '#features/library/resources-file.ts';
import { speakerRecordSchema } from '#features/speakers/speakers-file.ts';
import { fieldsOf } from './data-file-view.ts';

test('a field is told with its name, its meaning and whether it may be absent', () => {
  const record = z.strictObject({
    id: z.string().describe('Stays the same'),
    note: z.string().optional().describe('More'),
    list: z.array(z.string()).describe('Several'),
  });
  expect(fieldsOf(record)).toEqual([
    { name: 'id', meaning: 'Stays the same', isOptional: false },
    { name: 'note', meaning: 'More', isOptional: true },
    { name: 'list', meaning: 'Several', isOptional: false },
  ]);
});

test.each([
  ['speaker', speakerRecordSchema],
  ['event', eventRecordSchema],
  ['resource', resourceRecordSchema],
  ['claim', claimRecordSchema],
])('every field of a %s has a meaning', (_, schema) => {
  expect(fieldsOf(schema).filter(({ meaning }) => meaning === '')).toEqual([]);
});
