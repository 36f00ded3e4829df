import { expect, test } from 'vitest';
import { sampleResource } from '../testing/sample-resource.ts';
import { resourceCitations } from './resource-citations.ts';

const site = 'https://site.example';
const cited = (more: Parameters<typeof sampleResource>[0], form = 'apa') =>
  resourceCitations(sampleResource(more), site).find(({ id }) => id === form)?.text;

test('a document is cited under its publisher, in four forms', () => {
  expect(resourceCitations(sampleResource(), site).map(({ name }) => name)).toEqual([
    'Text',
    'APA',
    'Vancouver',
    'BibTeX',
  ]);
  expect(cited({})).toBe(
    'Elm Street Press. (2024, October). A guide to heat. https://docs.example/heat',
  );
  expect(cited({}, 'vancouver')).toContain('[cited 2026 Nov 21]');
});

test('a paper is cited under the people who wrote it, with its journal', () => {
  const paper = { authors: ['Young, Rachel', 'Hsiang, Solomon'], publisher: 'Nature' };
  expect(cited(paper)).toBe(
    'Young, R., & Hsiang, S. (2024). A guide to heat. Nature. https://docs.example/heat',
  );
});

test('a document that is not available is cited by its page here', () => {
  expect(cited({ fileUrl: '#' })).toContain('https://site.example/resources/library/a-guide');
});
