import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/** The folder of the built site: `dist`, or the one that `CHV_OUT_DIR` names. */
export const outDir = process.env['CHV_OUT_DIR'] ?? 'dist';

/** The folder beside it with a configuration for every server. It is never served itself. */
export const hostingDir = `${outDir}-hosting`;

/**
 * Moves the folder `finished` to `place` and deletes the one that was there. If the move fails,
 * puts the old folder back and throws.
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
