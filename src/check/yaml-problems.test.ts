import { describe, expect, test } from 'vitest';
import { type Change, edit, put } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { publish, soundTree } from './testing/sound-tree.ts';

const file = 'board/sample.yaml';
const name = (written: string): Change =>
  edit(file, (text) => text.replace('name: Words 0', () => written));
/** Nine lists, each with the one above it twice: read as data, the last has 512 entries. */
const bomb = `a: &a [x, x]
b: &b [*a, *a]
c: &c [*b, *b]
d: &d [*c, *c]
e: &e [*d, *d]
f: &f [*e, *e]
g: &g [*f, *f]
h: &h [*g, *g]
i: &i [*h, *h]
`;

describe('YAML that is written wrong stops the build', () => {
  testProblems([
    [
      'a quote mark that is not closed',
      put('board/ana.yaml', 'name: "Ana\n'),
      'board/ana.yaml',
      'name',
      /closing quote/,
    ],
    ['a field that stands twice', name('name: Ana\nname: Ana'), file, 'name', /twice/],
    [
      'a tab in front of a line',
      edit(file, (text) => `${text}more:\n\tfalse\n`),
      file,
      '',
      /two for each step/,
    ],
    ['a line indented by mistake', name('name:\n  x: 1\n y: 2'), file, 'y', /column/],
    ['a colon inside a value', name('name: Ana: a nurse'), file, 'name', /"quotes"/],
    ['a value that begins with @', name('name: @ana'), file, 'name', /"quotes"/],
    ['a backslash in quotes', name('name: "A\\q"'), file, 'name', /backslash/],
    [
      'a bracket that is not closed',
      put('board/ana.yaml', 'name: [Ana\n'),
      'board/ana.yaml',
      'name',
      /./,
    ],
    [
      'two blocks in one file',
      edit(file, (text) => `${text}---\nname: Ana\n`),
      file,
      '',
      /Delete that line/,
    ],
    ['an anchor', name('name: &ana Ana'), file, 'name', /"quotes"/],
    ['an alias to nothing', name('name: *ana'), file, 'name', /"quotes"/],
    ['a tag', name('name: !!str Ana'), file, 'name', /"quotes"/],
    ['words lost behind a number sign', name('name: Ana #1 nurse'), file, 'name', /lost/],
    [
      'a name of a field that is a list',
      edit(file, (text) => `${text}? [x]\n: 1\n`),
      file,
      '',
      /plain word/,
    ],
    [
      'fields without dashes around them',
      edit('stories/sample.md', (text) => text.replace('---\n', '')),
      'stories/sample.md',
      '',
      /Write ---/,
    ],
    [
      'fields whose dashes are not closed',
      put('stories/ana.md', '---\nkind: audio\n'),
      'stories/ana.md',
      '',
      /Write ---/,
    ],
  ]);
});

test('an alias bomb of nine levels is refused before it grows', async () => {
  const tree = soundTree();
  tree.set('board/ana.yaml', bomb);
  const problems = await checkTree(tree);
  expect(problems.length).toBeGreaterThan(0);
  for (const problem of problems) {
    expect(problem).toMatchObject({
      file: 'board/ana.yaml',
      message: expect.stringContaining('repetition'),
    });
  }
});

describe('an entry that cannot be read brings no problem about what belongs to it', () => {
  const entries = [...soundTree().keys()].filter((path) => /\.(md|yaml)$/.test(path));
  test.each(entries)('%s', async (path) => {
    const tree = soundTree();
    publish(tree);
    tree.set(path, String(tree.get(path)).replace(/^([a-z]\w*:)/im, 'open: "\n$1'));
    expect(await checkTree(tree)).toMatchObject([{ file: path, line: expect.any(Number) }]);
    tree.set(path, Buffer.from([0xff, 0x41]));
    expect(await checkTree(tree)).toMatchObject([{ file: path, found: 'other bytes' }]);
  });
});
