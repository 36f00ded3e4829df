import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { belongsTo } from './kind.ts';
import { readEntry } from './read-entry.ts';

const bodyWhere = (isDemonstration: boolean) => readEntry(written, 'md', isDemonstration).body;
const written =
  'a\n# {demonstration}\n- b\n# {/demonstration}\nc\n\n{demonstration}\n\nd\n\n{/demonstration}';

test('what is marked is said in a demonstration, and lines keep their numbers', () => {
  const shown = bodyWhere(true);
  expect(shown).not.toMatch(/[{}]/);
  expect(shown.split('\n').indexOf('d')).toBe(written.split('\n').indexOf('d'));
});

test('what is marked goes once the people are real', () => {
  expect(bodyWhere(false)).not.toMatch(/[bd{}]/);
  expect(bodyWhere(false)).toMatch(/^a\s+c\s+$/);
});

describe('a content file is read as if it had been saved on any other system', () => {
  const saved =
    '---\nname: Ana\n# {demonstration}\nrole: Example\n# {/demonstration}\n---\n\nWords.\n\nMore.\n';
  const read = (text: string, isDemonstration: boolean) => {
    const { data, body, dataOffset, bodyOffset } = readEntry(text, 'md', isDemonstration);
    return { data, body: body.trimEnd(), dataOffset, bodyOffset };
  };

  test.each([
    ['with the line ends of Windows', saved.replaceAll('\n', '\r\n')],
    ['with those of an old Mac', saved.replaceAll('\n', '\r')],
    ['with a byte-order mark', `\uFEFF${saved}`],
    ['with both', `\uFEFF${saved.replaceAll('\n', '\r\n')}`],
    ['without an end of the last line', saved.trimEnd()],
    ['with spaces behind the lines of ---', saved.replaceAll('---\n', '---  \t\n')],
    ['with spaces behind the marks of the demonstration', saved.replaceAll('}\n', '} \n')],
    ['with marks of the demonstration close to the #', saved.replaceAll('# {', '#{')],
  ])('%s', (_, written) => {
    for (const isDemonstration of [true, false])
      expect(read(written, isDemonstration)).toEqual(read(saved, isDemonstration));
    expect(read(written, false).data).toEqual({ name: 'Ana' });
  });

  test('so is one that is YAML alone', () => {
    const { data } = readEntry('\uFEFFname: Ana\r\nrole: Nurse\r\n', 'yaml');
    expect(data).toEqual({ name: 'Ana', role: 'Nurse' });
  });
});

test('one switch takes the word from all content, and every file of words stays sound', () => {
  const said = /this demonstration|is a demonstration|fictional|word “example”|are examples/i;
  for (const kind of Object.values(kinds)) {
    const folder = join('example', kind.folder);
    for (const name of readdirSync(folder).filter((one) => belongsTo(kind, one))) {
      const { data, body } = readEntry(
        readFileSync(join(folder, name), 'utf8'),
        kind.format,
        false,
      );
      // The facts of the site are those of the demonstration; a network has its own.
      if (name === 'site.yaml') continue;
      expect(kind.schema.safeParse(data).error?.issues, name).toBeUndefined();
      expect(JSON.stringify(data) + body, name).not.toMatch(said);
    }
  }
});
