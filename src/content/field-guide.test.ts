import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { kinds } from '#kinds.ts';
import { fieldGuide } from './field-guide.ts';

describe('the field guide', () => {
  test('says of a field what it is for, what may stand there and whether it may be left out', () => {
    const schema = z.strictObject({
      name: z.string().describe('Full name'),
      size: z.enum(['s', 'm']).optional().describe('How large'),
      parts: z.array(z.strictObject({ id: z.string().describe('Its id') })).describe('What it has'),
    });
    const guide = fieldGuide({
      things: {
        group: 'Facts',
        label: 'Things',
        singular: 'thing',
        hint: 'What there is.',
        preview: '/things/{id}',
        folder: 'things',
        format: 'yaml',
        schema,
      },
    });
    expect(guide).toContain(
      '**Things.** What there is. Shown at `/things/{id}`. A new one: `npm run content:new things {id}`.',
    );
    expect(guide).toContain('## `content/things/*.yaml`');
    expect(guide).toContain('- **name**: Full name.');
    expect(guide).toContain('- **size** *(may be left out)*: How large. One of: `s`, `m`.');
    expect(guide).toContain('  - **id**: Its id.');
  });

  test('describes every field of every kind', () => {
    const bare = fieldGuide(kinds)
      .split('\n')
      .filter((line) => /^\s*- \*\*\w+\*\*[^:]*: ?$/.test(line));
    expect(bare).toEqual([]);
  });

  test('in docs/ is current; if this fails, run npm run content:fields', async () => {
    expect(await readFile('docs/content-fields.md', 'utf8')).toBe(fieldGuide(kinds));
  });
});
