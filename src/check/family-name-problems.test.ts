import { describe, expect, test } from 'vitest';
import { all, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { testProblems } from './testing/problem-cases.ts';
import { soundTree } from './testing/sound-tree.ts';

const speaker = 'speakers/sample.md';
const board = 'board/sample.yaml';
const paper = 'resources/sample.yaml';

describe('a family name that cannot be told is asked for', () => {
  testProblems([
    [
      'two names behind the first',
      set(speaker, ['name'], 'Gabriel García Márquez'),
      speaker,
      'familyName',
      /"familyName:"/,
    ],
    [
      'of a member of the board',
      set(board, ['name'], 'Mary Ann Smith'),
      board,
      'familyName',
      /"familyName:".*"Smith"/,
    ],
    ['one word', set(speaker, ['name'], 'Dr. Prince'), speaker, 'familyName', /one word/],
    [
      'a name that may begin with it',
      set(board, ['name'], 'Li Wei'),
      board,
      'familyName',
      /begin with/,
    ],
    ['a name with a comma', set(board, ['name'], 'Quill, Amara'), board, 'familyName', /comma/],
    [
      'an author without a comma',
      set(paper, ['authors'], ['Gabriel García']),
      paper,
      'authors.0',
      /"Family, Given"/,
    ],
    [
      'an author without a name',
      set(paper, ['authors'], ['García,']),
      paper,
      'authors.0',
      /"Family, Given"/,
    ],
    [
      'a family name that is not in the name',
      all(set(speaker, ['name'], 'Ana Reyes Ruiz'), set(speaker, ['familyName'], 'Lind')),
      speaker,
      'familyName',
      /part of "name"/,
    ],
  ]);

  test.each([
    ['that is told', set(speaker, ['name'], 'Dr. Ana de la Cruz, MD')],
    ['that is said', all(set(speaker, ['name'], 'Li Wei'), set(speaker, ['familyName'], 'Li'))],
    [
      'of a board member that is said',
      all(set(board, ['name'], 'Prince'), set(board, ['familyName'], 'Prince')),
    ],
    [
      'of authors',
      set(paper, ['authors'], ['García Márquez, Gabriel', 'Quill, Robert, Jr.', 'Plato']),
    ],
  ])('one %s is no problem', async (_, change) => {
    const tree = soundTree();
    change(tree);
    expect(await checkTree(tree)).toEqual([]);
  });
});
