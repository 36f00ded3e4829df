import { expect, test } from 'vitest';
import { kinds } from '#kinds.ts';
import { problemSentence } from './problem.ts';
import { edit, put } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { changeBy, fourteenProblems } from './testing/fourteen-problems.ts';
import { drawing, publish, soundTree } from './testing/sound-tree.ts';

/*
 * Fourteen mistakes that a person made who was new to the content, each in an entry that was right
 * when it was published. The check must report its line, the problem and the fix, and nothing else.
 */

/** The content without problems (`soundTree`), with a second speaker, as it was published. */
function publishedTree() {
  const tree = soundTree();
  edit('speakers/sample.md', (text) => text.replace(/^name: .*$/m, 'name: Ana Reyes, RN'))(tree);
  const copy = String(tree.get('speakers/sample.md'))
    .replace(/^name: .*$/m, 'name: Dr. Amara Quill')
    .replaceAll('sample.svg', 'amara-quill.svg');
  put('speakers/amara-quill.md', copy)(tree);
  put('speakers/amara-quill.svg', drawing)(tree);
  publish(tree);
  return tree;
}

test('fourteen problems are in the table, and none of them before it is made', async () => {
  expect(fourteenProblems).toHaveLength(14);
  expect(await checkTree(publishedTree())).toEqual([]);
});

test.each(fourteenProblems)('$name: place, problem and fix, and nothing else', async (mistake) => {
  const tree = publishedTree();
  const file = `${mistake.kind}/sample.${kinds[mistake.kind].format}`;
  (await changeBy(mistake, file))(tree);
  const lines = String(tree.get(file)).split('\n');
  const problems = (await checkTree(tree, '2026-01-05')).map((problem) => ({
    path: problem.file,
    field: problem.field,
    line: lines[problem.line - 1],
    message: problem.message,
    fix: problem.fix,
    inForm: problemSentence(problem),
  }));
  // The sentence of a published claim has changed as well, which needs a line of history.
  const found = problems.filter(({ field }) => mistake.kind !== 'claims' || field !== 'history');
  expect(found).toEqual(
    mistake.expected.map(({ field, line, message, fix, inForm = /./ }) => ({
      path: file,
      field,
      line: expect.stringMatching(line),
      message: expect.stringMatching(message),
      fix: expect.stringMatching(fix),
      inForm: expect.stringMatching(inForm),
    })),
  );
});
