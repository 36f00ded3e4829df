import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { belongsTo } from './kind.ts';
import { readEntry } from './read-entry.ts';

const shownOf = (isDemonstration: boolean) => readEntry(written, 'md', isDemonstration).body;
const written =
  'a\n# {demonstration}\n- b\n# {/demonstration}\nc\n\n{demonstration}\n\nd\n\n{/demonstration}';

test('what is marked is said in a demonstration, and lines keep their numbers', () => {
  const shown = shownOf(true);
  expect(shown).not.toMatch(/[{}]/);
  expect(shown.split('\n').indexOf('d')).toBe(written.split('\n').indexOf('d'));
});

test('what is marked goes once the people are real', () => {
  expect(shownOf(false)).not.toMatch(/[bd{}]/);
  expect(shownOf(false)).toMatch(/^a\s+c\s+$/);
});

test('one switch takes the word from all content, and every file stays sound', () => {
  const said = /this demonstration|is a demonstration|fictional|word “example”|are examples/i;
  for (const kind of Object.values(kinds)) {
    const folder = join('content', kind.folder);
    for (const name of readdirSync(folder).filter((one) => belongsTo(kind, one))) {
      const { data, body } = readEntry(
        readFileSync(join(folder, name), 'utf8'),
        kind.format,
        false,
      );
      expect(kind.schema.safeParse(data).error?.issues, name).toBeUndefined();
      if (name !== 'site.yaml') expect(JSON.stringify(data) + body, name).not.toMatch(said);
    }
  }
});
