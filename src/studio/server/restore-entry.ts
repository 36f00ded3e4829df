import { join } from 'node:path';
import { removeFile, writeWhole } from '#content/write-file.ts';
import type { EntryKey } from '../protocol.ts';
import { contentOf, folderNameOf, isOf, pathOf, readFields, readSource } from './entry-files.ts';
import { gitBytes, tryGit } from './git.ts';
import { Refused } from './guards.ts';
import { listedTitle } from './kind-table.ts';
import { changedFiles, publishedSource } from './list-changes.ts';
import type { Trash } from './trash.ts';

/**
 * Puts an entry and the files named after it back as they were published; pictures and recordings
 * come first, so that the entry never names a file that is not there. What was there goes into the
 * trash. Rejects with `Refused` for an entry that never was published.
 */
export async function restore(root: string, key: EntryKey, trash: Trash): Promise<void> {
  const published = await publishedSource(root, key);
  if (published === undefined) {
    throw new Refused(
      'This entry was never published, so there is nothing to put back. Delete it instead.',
    );
  }
  const own = pathOf(key);
  const changed = (await changedFiles(root)).filter((file) => isOf(key, file));
  const beside = changed.filter((file) => file !== own);
  const now = await readSource(root, key);
  const { data } = readFields(key, now ?? published);
  const title = listedTitle(key.kind, key.id, data);
  await trash.keep(changed, { ...key, title, why: 'restored' });
  const added: string[] = [];
  for (const file of [...beside, own]) {
    const bytes = await publishedBytes(root, `${folderNameOf(root)}/${file}`);
    if (bytes) await writeWhole(join(contentOf(root), file), bytes);
    else added.push(file);
  }
  for (const file of added) await removeFile(join(contentOf(root), file));
  const paths = [...beside, own].map((file) => `${folderNameOf(root)}/${file}`);
  // Where another git holds the index, it keeps what was staged; the files are right all the same.
  await tryGit(root, '--literal-pathspecs', 'reset', '--quiet', 'HEAD', '--', ...paths);
}

/** The bytes of a file as it would be checked out from `HEAD`; undefined where it is not there. */
async function publishedBytes(root: string, path: string): Promise<Buffer | undefined> {
  const isThere = (await tryGit(root, 'cat-file', '-e', `HEAD:./${path}`)) !== undefined;
  return isThere ? gitBytes(root, ['cat-file', '--filters', `HEAD:./${path}`]) : undefined;
}
