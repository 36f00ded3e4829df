/** The kinds of file that the site offers: what they are called beside a button, and how they are sent. */
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
  eml: { label: 'E-mail draft', mime: 'message/rfc822' },
  txt: { label: 'Plain text', mime: 'text/plain; charset=utf-8' },
  png: { label: 'PNG', mime: 'image/png' },
  svg: { label: 'SVG', mime: 'image/svg+xml' },
  zip: { label: 'ZIP', mime: 'application/zip' },
} as const satisfies Record<string, { label: string; mime: string }>;
export type FileType = keyof typeof fileTypes;

/** A file that is made at build and offered on a page. */
export interface Download {
  /** Where it lies under `/downloads/`, without ending; the last part is the name it is saved under. */
  path: string;
  type: FileType;
  /** Id of the item of a page it belongs to, such as `event-planning-checklist`; several files may share it. */
  item: string;
  /** What it is called on pages: “Event planning checklist”. */
  name: string;
  /** What tells it from files of the same item and type: “Extreme Heat”, “A4”. */
  variant?: string;
  /** Day of the last change of its content, `YYYY-MM-DD`; never the day it was made. */
  date: string;
  make: () => Promise<Uint8Array>;
}

/** A download as a page shows it. */
export interface DownloadView {
  href: string;
  /** Name it is saved under. */
  file: string;
  item: string;
  name: string;
  type: FileType;
  variant: string | undefined;
  bytes: number;
  /** Only where the file has pages. */
  pages: number | undefined;
  date: string;
}

/** Where a download is found; also its path in the archive of everything. */
export function downloadHref({ path, type }: Pick<Download, 'path' | 'type'>): string {
  return `/downloads/${path}.${type}`;
}
