import { expect, test } from 'vitest';
import type { ClaimView, SourceLink } from '#features/evidence/claims/claim.ts';
import type { MessageView } from './kit/kit.ts';
import { marksOf, referencesOf } from './references.ts';

const source = (name: string): SourceLink => ({
  ...{ name, href: `https://example.org/${name}`, secondary: false },
});
const [cdc, dhs, epa, who] = ['cdc', 'dhs', 'epa', 'who'].map(source) as [
  ...[SourceLink, SourceLink, SourceLink, SourceLink],
];
const line = (from: SourceLink) => ({ text: 'Rest.', source: from });
const kit = {
  messages: [{ sources: [cdc, dhs] }, { sources: [source('dhs')] }] as unknown as MessageView[],
  advice: { before: [line(dhs)], during: [line(epa)], after: [] },
  facts: [{ published: { source: who } }, { published: { source: cdc } }] as unknown as ClaimView[],
};

test('each document has one number, in the order in which they are cited', () => {
  expect(referencesOf(kit)).toEqual([cdc, dhs, epa, who]);
});

test.each([
  [[cdc], '[1]'],
  [[source('who'), dhs], '[4] [2]'],
  [[], ''],
])('marks lead to the list', (sources, marks) => {
  expect(marksOf(sources, referencesOf(kit))).toBe(marks);
});

test('a document that is not in the list is a mistake', () => {
  expect(() => marksOf([source('nobody')], referencesOf(kit))).toThrow('not in the list');
});
