import { expect, test } from 'vitest';
import type { ResourceFile } from './resource.schema.ts';
import { newestFirst, resourceView } from './resource.ts';

const file: ResourceFile = {
  title: 'A guide',
  publisher: 'A publisher',
  type: 'guide',
  topics: ['policy'],
  published: '2024-10',
  dateNote: 'Month printed on the cover.',
  fileUrl: '#',
  description: 'What it is.',
};

test('a document that is not available has no address', () => {
  expect(resourceView('a-guide', file).fileUrl).toBeUndefined();
});

test('a date is shown no more exactly than it is known', () => {
  expect(resourceView('a-guide', file).date).toBe('Oct 2024');
});

test('the newest document comes first', () => {
  const views = ['2024', '2025-08-22', '2024-10'].map((published) =>
    resourceView(published, { ...file, published }),
  );
  expect(newestFirst(views).map(({ id }) => id)).toEqual(['2025-08-22', '2024-10', '2024']);
});
