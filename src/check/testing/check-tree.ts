import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../check-content.ts';
import type { Problem } from '../problem.ts';
import { expectWordsOfForm } from './file-words.ts';
import { type Tree, testedKinds } from './sound-tree.ts';

/**
 * Writes a tree into a content folder of its own, hands over the folder, and removes it with all
 * that lies beside it.
 */
export async function withFolder<Result>(
  tree: Tree,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const around = await mkdtemp(join(tmpdir(), 'content-'));
  const root = join(around, 'content');
  try {
    for (const [path, content] of tree) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    return await use(root);
  } finally {
    await rm(around, { recursive: true });
  }
}

/** A day before everything in the sound tree: its event is to come. */
export const theDayBefore = '2026-01-01';

/**
 * The problems of a tree on a day, with paths inside the content folder. Expects that the studio
 * says each of them in the words of a form.
 */
export function checkTree(tree: Tree, today = theDayBefore): Promise<Problem[]> {
  return withFolder(tree, async (root) => {
    const { problems } = await checkContent({ own: root }, testedKinds, { today });
    for (const problem of problems) expectWordsOfForm(problem);
    return problems.map((problem) => ({ ...problem, file: relative(root, problem.file) }));
  });
}
