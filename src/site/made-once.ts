import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { codeFingerprint } from './code-fingerprint.ts';

/**
 * Bytes that are costly to make (a picture, a document), made once for what they are made from and kept
 * between builds. `madeFrom` is bytes, or data as JSON: whatever the result depends on, but for the code,
 * whose fingerprint is added. What is kept is whole: it is written beside its place and moved there. What
 * cannot be read is made; a folder that cannot be written throws.
 */
export async function madeOnce(
  kind: string,
  madeFrom: readonly unknown[],
  make: () => Promise<Uint8Array>,
  { folder = join('.build', 'cache'), code = codeFingerprint() } = {},
): Promise<Buffer> {
  const file = join(folder, await code, kind, nameOf(madeFrom));
  return readFile(file).catch(async () => {
    const bytes = Buffer.from(await make());
    const unfinished = `${file}.${randomUUID()}`;
    await mkdir(join(file, '..'), { recursive: true });
    await writeFile(unfinished, bytes);
    await rename(unfinished, file);
    return bytes;
  });
}

/** One name for the same parts, another for parts that differ or are divided otherwise. */
function nameOf(parts: readonly unknown[]): string {
  const hash = createHash('sha256');
  for (const part of parts) {
    const bytes = part instanceof Uint8Array ? part : (JSON.stringify(part) ?? '');
    hash.update(`${typeof part} ${bytes.length}:`).update(bytes);
  }
  return hash.digest('hex');
}
