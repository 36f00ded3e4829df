import { shortDate } from '#site/time/labels.ts';
import { counted, fileSizeLabel } from '#site/words.ts';
import { type DownloadView, fileTypes } from './download.ts';

/** What stands beside a button: `4 pages, 92 kB, Nov 22, 2026`; pages only where the file has any. */
export function downloadFacts({
  pages,
  bytes,
  date,
}: Pick<DownloadView, 'pages' | 'bytes' | 'date'>): string {
  const length = pages === undefined ? [] : [counted(pages, 'pages')];
  return [...length, fileSizeLabel(bytes), shortDate(date)].join(', ');
}

/** What stands on a button: the type, and before it what tells the file from others of its item. */
export function downloadLabel({ type, variant }: Pick<DownloadView, 'type' | 'variant'>): string {
  const { label } = fileTypes[type];
  return variant ? `${variant}, ${label}` : `Download ${label}`;
}
