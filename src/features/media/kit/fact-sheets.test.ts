import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { hazardFactBlocks, leadershipBlocks, networkFactBlocks } from './fact-sheets.ts';
import { mediaKitWordsSchema } from './media-kit.schema.ts';

const words = mediaKitWordsSchema.parse(
  parse(readFileSync('example/media-kit/words.yaml', 'utf8')),
);
const source = {
  name: 'CDC, Heat, 2020',
  document: 'CDC, Heat, 2020',
  href: 'https://www.cdc.gov/heat',
  type: 'web-page' as const,
  byline: 'CDC',
  publisher: 'CDC',
  title: 'Heat',
  year: 2020,
  archive: undefined,
};
const published = { claimId: 'heat', figure: '2 in 3', wording: 'Two in three of them.', source };
const supported = { id: 'heat', status: 'supported' as const, specified: undefined, published };
const differs = {
  id: 'other',
  status: 'differs' as const,
  published,
  specified: { figure: '9 in 10', wording: '9 in 10' },
};

test('a fact sheet gives every figure with its source, and one under review with its mark', () => {
  const blocks = hazardFactBlocks(
    {
      message: { text: 'Knock.', sources: [source] },
      facts: [supported, differs],
      healthImpacts: ['Cramps.'],
      atRisk: ['Crews.'],
      questions: ['Where is it cool?'],
      kit: 'https://site.example/kit',
      email: 'a@b.example',
      phone: '555-0150',
      speakers: [{ name: 'Ana', title: 'Nurse', hours: 'Monday' }],
    },
    words,
  );
  const facts = blocks.filter((block) => block.kind === 'fact');
  expect(facts.map(({ figure, status }) => [figure, status])).toEqual([
    ['2 in 3', undefined],
    ['9 in 10', words.underReview],
  ]);
  for (const { sources } of facts) expect(sources[0]?.href).toBe(source.href);
  const links = JSON.stringify(blocks);
  expect(links).toContain('"href":"mailto:a@b.example"');
  expect(links).toContain('"href":"https://site.example/kit"');
});

test('the sheet about the network counts with a source, and says what a figure under review is of', () => {
  const blocks = networkFactBlocks(
    {
      mission: 'We speak.',
      offers: [{ title: 'Send', text: 'One.' }],
      counts: [
        {
          number: 26,
          what: 'speakers',
          source: { name: 'Directory', href: 'https://s.example/d' },
        },
      ],
      steps: [{ title: 'Call', description: 'Anyone.' }],
      statistics: [{ label: 'would call a nurse', claim: differs }],
      board: [{ name: 'Odalys', title: 'Chair' }],
    },
    words,
  );
  const table = blocks.find((block) => block.kind === 'table');
  expect(table?.rows[0]).toEqual([
    [{ text: '26', strong: true }, ' speakers'],
    [{ text: 'Directory', href: 'https://s.example/d' }],
  ]);
  expect(blocks.find((block) => block.kind === 'fact')?.text).toBe('Would call a nurse');
});

test('every member of the board has a short and a long version', () => {
  const member = { name: 'Odalys', title: 'Chair', focus: 'Runs it.', bio: 'She was a nurse.' };
  const blocks = leadershipBlocks([member, { ...member, name: 'Thaddeus' }], words.bios);
  expect(blocks.filter((block) => block.kind === 'heading' && block.level === 2)).toHaveLength(2);
  expect(JSON.stringify(blocks)).toContain('"Odalys. Chair. Runs it."');
  expect(JSON.stringify(blocks)).toContain('"She was a nurse."');
});
