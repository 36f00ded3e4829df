import { expect, test } from 'vitest';
import { kindsToAdd, newEntry } from '#check/new-entry.ts';
import { checkTree } from '#check/testing/check-tree.ts';
import { soundTree, testedKinds } from '#check/testing/sound-tree.ts';
import { kinds } from '#kinds.ts';
import { readEntry } from './read-entry.ts';
import { templateOf } from './template.ts';

test.each(kindsToAdd)(
  'the template of %s has every field that is needed, and only empty ones are told',
  async (kindName) => {
    const { folder, format, schema } = kinds[kindName];
    const { data, document } = readEntry(templateOf(kinds[kindName]), format);
    expect(document.errors).toEqual([]);
    for (const { code, path } of schema.safeParse(data).error?.issues ?? []) {
      const value = path.reduce<unknown>((part, key) => Object(part)[key], data);
      expect([code, path, value]).toEqual([code, path, null]);
    }
    if (!(kindName in testedKinds)) return;
    const tree = soundTree().set(`${folder}/new.${format}`, templateOf(kinds[kindName]));
    const problems = new Set((await checkTree(tree)).map(({ message }) => message));
    problems.delete('there is no text below the second line of ---');
    expect([...problems]).toEqual(['is empty']);
  },
);

test('a template says above each field what belongs there, and which may be left out', () => {
  const speaker = templateOf(kinds.speakers, 'ana-reyes');
  expect(speaker).toContain('\n# Profession in a few words: "Emergency physician".\ntitle:\n');
  expect(speaker).toContain('\n# Such as "she/her". May be left out.\n# pronouns:\n');
  expect(speaker).toMatch(/Extreme heat,[^:]*One or(?: |\n# )more\.\nexpertise:\n {2}-\n/);
  expect(speaker).toContain('\n# portrait: ./ana-reyes.jpg\n');
  expect(speaker).toMatch(/\n# videos: \[\]\n/);
});

test.each(['speaker', 'speakers', 'Speakers'])(
  '%s is a kind of which one can add another',
  (kind) => {
    expect(newEntry(kind, 'ana-reyes', [])).toMatchObject({ file: 'speakers/ana-reyes.md' });
  },
);

test.each([
  ['speaker', 'directory', /address of a page/, /Choose another/],
  ['speaker', 'Ana_Reyes', /character/, /"ana-reyes\.md"/],
  ['speaker', '../site', /character/, /"site\.md"/],
  ['speaker', '', /no id/, /Write one/],
  ['speaker', 'sample', /there already/, /another id/],
  ['peaker', 'ana', /no kind "peaker"/, /Did you mean "speaker"\?/],
  ['home-page', 'ana', /no kind/, /Write one of: speaker, /],
])('%s %s is refused with what to do instead', (kind, id, message, fix) => {
  const sample = {
    kindName: 'speakers',
    kind: kinds.speakers,
    id: 'sample',
    file: 'speakers/sample.md',
  };
  expect(newEntry(kind, id, [sample])).toMatchObject({
    message: expect.stringMatching(message),
    fix: expect.stringMatching(fix),
  });
});
