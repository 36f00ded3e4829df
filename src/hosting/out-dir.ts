import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** Folder of the built site: `dist`, or the one a build by hand was sent to. */
export const outDir = process.env['CHV_OUT_DIR'] ?? 'dist';

/** Folder beside it that tells every server how to serve it. It is never served itself. */
export const hostingDir = `${outDir}-hosting`;

/**
 * Puts a finished folder in the place of the last one. If that fails, the last one is where it was.
 */
export async function swapFolder(finished: string, place: string): Promise<void> {
  const last = `${finished}-last`;
  await rm(last, { recursive: true, force: true });
  const hadLast = existsSync(place);
  if (hadLast) await rename(place, last);
  try {
    await rename(finished, place);
  } catch (error) {
    if (hadLast) await rename(last, place);
    throw error;
  }
  await rm(last, { recursive: true, force: true });
}
