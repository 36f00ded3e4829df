import { describe, expect, test } from 'vitest';
import { orderBoard } from './board.ts';

function member(name: string, order: number, rest: { isChair?: true; hidden?: true } = {}) {
  return { name, order, isChair: false, hidden: false, ...rest };
}

function names(members: Parameters<typeof orderBoard>[0]) {
  return orderBoard(members).map(({ name }) => name);
}

describe('the advisory board', () => {
  test('begins with the chair, wherever the chair stands in the files', () => {
    expect(names([member('Ada', 1), member('Bo', 2), member('Cy', 9, { isChair: true })])).toEqual([
      'Cy',
      'Ada',
      'Bo',
    ]);
  });

  test('lists the others by their number, and by name where the number is the same', () => {
    expect(
      names([member('Zoe', 2), member('Émile', 2), member('Fay', 2), member('Ida', 1)]),
    ).toEqual(['Ida', 'Émile', 'Fay', 'Zoe']);
  });

  test('leaves out hidden members, a hidden chair too', () => {
    expect(
      names([
        member('Ada', 1),
        member('Bo', 2, { hidden: true }),
        member('Cy', 0, { isChair: true, hidden: true }),
      ]),
    ).toEqual(['Ada']);
  });

  test('may be empty', () => {
    expect(names([])).toEqual([]);
  });

  test('keeps the list it was given as it is', () => {
    const files = [member('Bo', 2), member('Ada', 1)];
    orderBoard(files);
    expect(files.map(({ name }) => name)).toEqual(['Bo', 'Ada']);
  });
});
