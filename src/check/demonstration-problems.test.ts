import { describe, expect, test } from 'vitest';
import { edit } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { soundTree } from './testing/sound-tree.ts';

const page = 'pages/terms.md';
const board = 'board/sample.yaml';
const marks = (...lines: string[]) =>
  edit(page, (text) =>
    text.replace('Some words.', `Some words.\n\n${lines.join('\n\nOthers.\n\n')}`),
  );
const comments = (...lines: string[]) =>
  edit(board, (text) => `${lines.map((line) => `${line}\n`).join('')}${text}`);

describe('marks of the demonstration are in pairs', () => {
  test.each([
    ['in text', marks('{demonstration}', '{/demonstration}')],
    [
      'in text, twice',
      marks('{demonstration}', '{/demonstration}', '{demonstration}', '{/demonstration}'),
    ],
    ['in fields', comments('# {demonstration}', '# {/demonstration}')],
    ['in fields, close to the #', comments('#{demonstration}', '#  {/demonstration}')],
    [
      'with the line ends of Windows',
      edit(board, (text) => `# {demonstration}\r\n# {/demonstration}\r\n${text}`),
    ],
    ['words in brackets that are none', marks('A [demonstrator](/stories).', 'Say (demolition).')],
  ])('%s', async (_, change) => {
    const tree = soundTree();
    change(tree);
    expect(await checkTree(tree)).toEqual([]);
  });

  testProblems([
    ['no end, in text', marks('{demonstration}'), page, '', /does not end/],
    ['no end, in fields', comments('# {demonstration}'), board, '', /does not end/],
    ['no beginning, in text', marks('{/demonstration}'), page, '', /no beginning/],
    ['no beginning, in fields', comments('# {/demonstration}'), board, '', /no beginning/],
    [
      'one inside the other',
      comments('# {demonstration}', '# {demonstration}', '# {/demonstration}'),
      board,
      '',
      /began on line 1/,
    ],
    [
      'an end too many',
      comments('# {demonstration}', '# {/demonstration}', '# {/demonstration}'),
      board,
      '',
      /no beginning/,
    ],
  ]);

  test.each([
    '{demonstraton}',
    '{Demonstration}',
    '{ demonstration }',
    '{/demostration}',
    '{demonstration/}',
    '{\\demonstration}',
    '{{demonstration}}',
    '{end demonstration}',
    '{end-demonstration}',
    '{demo}',
    '[demonstration]',
    '(demonstration)',
    'Words {demonstration}',
    '{demonstration} words {/demonstration}',
    '## {demonstration}',
  ])('%s is told to be misspelt, with its line', async (mark) => {
    const tree = soundTree();
    comments(`# ${mark}`)(tree);
    expect(await checkTree(tree)).toMatchObject([
      { file: board, line: 1, message: expect.stringContaining('not read as one') },
    ]);
  });

  test('each is told with its line', async () => {
    const tree = soundTree();
    comments('# {/demonstration}', '# {demonstration}', '# {demo}')(tree);
    expect((await checkTree(tree)).map(({ line }) => line)).toEqual([1, 2, 3]);
  });
});
