import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { checkContent } from '../check-content.ts';
import type { Fault } from '../fault.ts';
import { type Tree, testedKinds } from './sound-tree.ts';

/** Writes a tree into a folder of its own, hands over the folder, and removes it. */
export async function withFolder<Result>(
  tree: Tree,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'content-'));
  try {
    for (const [path, content] of tree) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), content);
    }
    return await use(root);
  } finally {
    await rm(root, { recursive: true });
  }
}

/** The faults of a tree, with paths inside the content folder. */
export function checkTree(tree: Tree): Promise<Fault[]> {
  return withFolder(tree, async (root) => {
    const { faults } = await checkContent(root, testedKinds);
    return faults.map((fault) => ({ ...fault, file: relative(root, fault.file) }));
  });
}
