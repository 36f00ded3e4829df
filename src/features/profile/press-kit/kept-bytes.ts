import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Bytes that are costly to make, made once for what they are made from and kept in a folder, so that a
 * page and its file share them and a second build is quick. What is kept is whole: it is written beside
 * its place and moved there. A folder that cannot be read is made; one that cannot be written throws.
 */
export async function keptBytes(
  folder: string,
  madeFrom: readonly (Buffer | string)[],
  make: () => Promise<Buffer>,
): Promise<Buffer> {
  const file = join(folder, nameOf(madeFrom));
  return readFile(file).catch(async () => {
    const bytes = await make();
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(folder, { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  });
}

/** One name for the same parts, another for parts that differ or are divided otherwise. */
function nameOf(parts: readonly (Buffer | string)[]): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
}
