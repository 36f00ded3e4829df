import { shortDate } from '#site/time/labels.ts';
import { counted, fileSizeLabel } from '#site/words.ts';

/**
 * The file types that the site offers: the label on a button, and the media type (RFC 6838) of the
 * response.
 */
export const fileTypes = {
  pdf: { label: 'PDF', mime: 'application/pdf' },
  docx: {
    label: 'Word',
    mime: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  },
  xlsx: {
    label: 'Excel',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
  eml: { label: 'Email draft', mime: 'message/rfc822' },
  txt: { label: 'Plain text', mime: 'text/plain; charset=utf-8' },
  png: { label: 'PNG', mime: 'image/png' },
  svg: { label: 'SVG', mime: 'image/svg+xml' },
  zip: { label: 'ZIP', mime: 'application/zip' },
} as const satisfies Record<string, { label: string; mime: string }>;
export type FileType = keyof typeof fileTypes;

export interface Download {
  /** Path under `/downloads/` without extension; the last segment is the file name. */
  path: string;
  type: FileType;
  /** Id of the item on the page, such as `event-planning-checklist`; several files may share it. */
  item: string;
  name: string;
  /** Distinguishes files of the same item and type: “Extreme Heat”, “A4”. */
  variant?: string;
  /** Day of the last change of its content, `YYYY-MM-DD`; never the day of the build. */
  date: string;
  /** Returns the bytes of the file; the same content gives the same bytes. */
  make: () => Promise<Uint8Array>;
}

export interface DownloadView extends Pick<Download, 'item' | 'name' | 'type' | 'date'> {
  href: string;
  file: string;
  variant: string | undefined;
  bytes: number;
  pages: number | undefined;
}

/** Returns the path of a download: `/downloads/toolkit/faq.pdf`. */
export function downloadHref({ path, type }: Pick<Download, 'path' | 'type'>): string {
  return `/downloads/${path}.${type}`;
}

/**
 * Returns the facts beside a button: `4 pages, 92 kB, Nov 22, 2026`; pages only if they are known.
 */
export function downloadFacts(file: Pick<DownloadView, 'pages' | 'bytes' | 'date'>): string {
  const pages = file.pages === undefined ? [] : [counted(file.pages, 'pages')];
  return [...pages, fileSizeLabel(file.bytes), shortDate(file.date)].join(', ');
}

/** Returns the words on a button: `Download PDF`, or `A4, PDF` for a file with a variant. */
export function downloadLabel({ type, variant }: Pick<DownloadView, 'type' | 'variant'>): string {
  const { label } = fileTypes[type];
  return variant ? `${variant}, ${label}` : `Download ${label}`;
}

/**
 * Returns `downloads`. Throws where two have the same address, because one file would overwrite the
 * other.
 */
export function withDistinctPaths(downloads: readonly Download[]): readonly Download[] {
  const hrefs = downloads.map(downloadHref);
  const twin = hrefs.find((href, index) => hrefs.indexOf(href) !== index);
  if (twin) throw new Error(`downloads: two files at ${twin}`);
  return downloads;
}

const bytesByHref = new Map<string, Promise<Uint8Array>>();

/**
 * Returns the bytes of a download, made once for the page that states the size and the route that
 * sends the file.
 */
export function bytesOf(download: Download): Promise<Uint8Array> {
  const href = downloadHref(download);
  const bytes = bytesByHref.get(href) ?? download.make();
  bytesByHref.set(href, bytes);
  return bytes;
}

/** Makes the file of a download and returns its view, with size and number of pages. */
export async function downloadView(download: Download): Promise<DownloadView> {
  const bytes = await bytesOf(download);
  const { item, name, type, variant, date } = download;
  const href = downloadHref(download);
  return {
    href,
    item,
    name,
    type,
    variant,
    date,
    file: href.slice(href.lastIndexOf('/') + 1),
    bytes: bytes.length,
    pages: type === 'pdf' ? pageCount(bytes) : undefined,
  };
}

/**
 * Reads the number of pages of a PDF from its page tree (ISO 32000-1, 7.7.3.2), as `typeset` writes
 * it. Throws if there is none.
 */
export function pageCount(pdf: Uint8Array): number {
  const nodes = Buffer.from(pdf)
    .toString('latin1')
    .matchAll(/\/Type \/Pages\s+\/Count (\d+)/g);
  const counts = Array.from(nodes, ([, count]) => Number(count));
  if (counts.length === 0) throw new Error('the PDF has no page tree that can be read');
  return Math.max(...counts);
}
