import type { Download } from '#features/downloads/download.ts';

/** The files of the community toolkit. */
export async function loadToolkitDownloads(): Promise<Download[]> {
  return [];
}
