import { expect, test } from 'vitest';
import { type ClaimView, type SourceLink, sourceLink } from '#features/evidence/claims/claim.ts';
import { kitReferences, type MessageView } from './kit/kit.ts';
import { messageText, referenceMarks } from './references.ts';

const source = (name: string) => sourceLink(name, `https://example.org/${name}`, undefined);
const cdc = source('cdc');
const dhs = source('dhs');
const epa = source('epa');
const who = source('who');
const line = (from: SourceLink) => ({ text: 'Rest.', source: from });
const kit = {
  messages: [{ sources: [cdc, dhs] }, { sources: [source('dhs')] }] as unknown as MessageView[],
  advice: { before: [line(dhs)], during: [line(epa)], after: [] },
  facts: [{ published: { source: who } }, { published: { source: cdc } }] as unknown as ClaimView[],
};

test('each document has one number, in the order in which they are cited', () => {
  expect(kitReferences(kit)).toEqual([cdc, dhs, epa, who]);
});

test.each([
  [[cdc], '[1]'],
  [[source('who'), dhs], '[4] [2]'],
  [[], ''],
])('marks lead to the list', (sources, marks) => {
  expect(referenceMarks(sources, kitReferences(kit))).toBe(marks);
});

test('a document that is not in the list is an error', () => {
  expect(() => referenceMarks([source('nobody')], kitReferences(kit))).toThrow('not in the list');
});

const words = { source: 'Source', sources: 'Sources' };
const heat = sourceLink('CDC, Extreme Heat, undated', 'https://cdc.example/heat', undefined);
const illness = sourceLink('DHS, Heat Illness, 2020', 'https://dhs.example/heat', undefined);
const from = 'Voices. https://voices.example/heat';

test('a message with one source', () => {
  expect(messageText('Knock.', [heat], from, words)).toBe(
    `Knock.\n\nSource: CDC, Extreme Heat, undated. https://cdc.example/heat\n${from}`,
  );
});

test('a message with several sources names each document once', () => {
  expect(messageText('Knock.', [heat, illness, heat], from, words)).toBe(
    [
      'Knock.',
      '',
      'Sources:',
      '- CDC, Extreme Heat, undated. https://cdc.example/heat',
      '- DHS, Heat Illness, 2020. https://dhs.example/heat',
      from,
    ].join('\n'),
  );
});

test('a line without a document of its own says where it was found', () => {
  expect(messageText('Knock.', [], from, words)).toBe(`Knock.\n\n${from}`);
});

test('a document that was not read is named with who reported it', () => {
  const reported = sourceLink('JAMA, Deaths, 2024', 'https://jama.example', 'CBS News');
  expect(messageText('Knock.', [reported], from, words)).toContain(
    'Source: JAMA, Deaths, 2024, as reported by CBS News. https://jama.example',
  );
});
