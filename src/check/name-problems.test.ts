import { describe, expect, test } from 'vitest';
import { all, type Change, edit, put, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { type ProblemCase, testProblems } from './testing/problem-cases.ts';
import { drawing, soundTree } from './testing/sound-tree.ts';

const file = 'speakers/sample.md';
const sound = 'uh-MAR-uh kwil';

/** Ana Reyes, whose file is the sample, beside Dr. Amara Quill. */
const twoSpeakers: Change = (tree) => {
  set(file, ['name'], 'Ana Reyes, RN')(tree);
  const copy = String(tree.get(file)).replace('sample.svg', 'quill.svg');
  put('speakers/quill.md', copy)(tree);
  put('speakers/quill.svg', drawing)(tree);
  set('speakers/quill.md', ['name'], 'Dr. Amara Quill')(tree);
  set('speakers/quill.md', ['pronunciation'], sound)(tree);
};
const body = (words: string): Change =>
  edit(file, (text) => text.replace('Some words.', () => words));
const problemCase = (name: string, change: Change, field: string, says: RegExp): ProblemCase => [
  name,
  all(twoSpeakers, change),
  file,
  field,
  says,
];
const below = 'text below the fields';

describe('the words of one speaker about another stop the build', () => {
  const other = /names Amara Quill, who is another speaker.*true of Ana Reyes/;
  testProblems([
    problemCase('a full name', set(file, ['bioMedium'], 'Amara Quill counts.'), 'bioMedium', other),
    problemCase(
      'a title and a name',
      set(file, ['bioShort'], 'Ms. Quill’s ward'),
      'bioShort',
      other,
    ),
    problemCase(
      'a talk',
      set(file, ['talks', 0, 'abstract'], 'Dr. Quill shows how.'),
      'talks.0.abstract',
      other,
    ),
    problemCase('a text that is about another', body('Amara Quill and Ana Reyes.'), below, other),
    problemCase(
      'a text half written through',
      body('Ana Reyes counts. Dr. Quill asks.'),
      below,
      other,
    ),
    problemCase(
      'the same pronunciation',
      set(file, ['pronunciation'], sound),
      'pronunciation',
      /how Amara Quill is pronounced.*how Ana Reyes is/,
    ),
  ]);

  test('but not a colleague in the long text, nor a word like a last name', async () => {
    const tree = soundTree();
    twoSpeakers(tree);
    body('Ana Reyes teaches with Amara Quill. Quill pens fill her desk.')(tree);
    expect(await checkTree(tree)).toEqual([]);
  });
});
