import { expect, test } from 'vitest';
import { resourceSchema } from './resource.schema.ts';
import { newestFirst, precisionOf, shortTitle } from './resource.ts';
import { sampleFile, sampleResource } from './testing/sample-resource.ts';

test('a document that is not available has no address', () => {
  expect(sampleResource({ fileUrl: '#' }).fileUrl).toBeUndefined();
  expect(sampleResource().fileUrl).toBe('https://docs.example/heat');
});

test('a date is shown no more exactly than it is known', () => {
  expect(sampleResource({ published: '2024-10' }).date).toBe('Oct 2024');
});

test('a document has a page, and its type and topics in words', () => {
  expect(sampleResource()).toMatchObject({
    href: '/resources/library/a-guide',
    typeLabel: 'Guide',
    topicLabel: 'Public health, Policy',
  });
});

test.each([
  ['Wildfire Smoke: A Guide: revised', 'Wildfire Smoke'],
  ['State of the Air 2025', 'State of the Air 2025'],
])('%s is called %s for short', (title, short) => {
  expect(shortTitle(title)).toBe(short);
});

test('the newest document comes first', () => {
  const views = [
    { id: 'year', published: '2024' },
    { id: 'day', published: '2025-08-22' },
    { id: 'same-month', published: '2024-10' },
    { id: 'month', published: '2024-10' },
  ];
  for (const given of [views, views.toReversed()]) {
    expect(newestFirst(given).map(({ id }) => id)).toEqual(['day', 'month', 'same-month', 'year']);
  }
});

test('the example is a file that the content check lets through', () => {
  expect(resourceSchema.parse(sampleFile())).toEqual(sampleFile());
});

test.each([
  ['2025', 'year'],
  ['2025-08', 'month'],
  ['2025-08-22', 'day'],
])('%s is known to the %s', (date, precision) => {
  expect(precisionOf(date)).toBe(precision);
});
