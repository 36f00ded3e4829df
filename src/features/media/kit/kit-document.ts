import sharp from 'sharp';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { type TypesetJob, typeset, typesetPicture } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import type { MediaKitWordsFile } from './media-kit.schema.ts';

/** The facts and words around the content of every file of the media kit. */
export interface FileFrame {
  site: string;
  email: string;
  /** The number of the media desk. */
  phone: string | undefined;
  /** The page that offers the file, with its full address. */
  home: { text: string; href: string };
  /** Origin of the site, without a slash at its end. */
  origin: string;
  notice: string | undefined;
  kicker: string;
  pageLine: string;
  /** Returns “Content of November 22, 2026.” for a day, `YYYY-MM-DD`. */
  dateLine: (day: string) => string;
  words: MediaKitWordsFile;
}

interface KitDocument
  extends Pick<TypesetDocument, 'title' | 'lede' | 'updated' | 'blocks' | 'accent'> {
  /** File name under `/downloads/media-kit/`, without ending. */
  file: string;
  item: string;
  variant?: string;
}

/** A file of the kit; `preview` makes the picture of its first page, where it is a document. */
export interface KitDownload extends Download {
  preview?: TypesetJob;
}

/** Returns the files of a document: a tagged PDF to read and print, a Word file to copy from. */
export function textFiles(
  { file, item, variant, accent, title, lede, updated, blocks }: KitDocument,
  { site, home, notice, kicker, pageLine, dateLine }: FileFrame,
): KitDownload[] {
  const data: TypesetDocument = {
    title,
    kicker,
    lede,
    updated,
    site,
    home,
    pageLine,
    blocks,
    ...(notice && { notice }),
    ...(accent && { accent }),
    dateLine: dateLine(updated),
    paper: 'us-letter',
  };
  const path = `media-kit/${file}`;
  const shared = { path, item, name: title, date: updated, ...(variant && { variant }) };
  const job = { template: 'files/typeset/document.typ', data };
  return [
    {
      ...shared,
      type: 'pdf',
      preview: job,
      make: () => cachedBytes('kit-document', [data], async () => typeset(job)),
    },
    { ...shared, type: 'docx', make: () => cachedBytes('kit-word', [data], () => writeDocx(data)) },
  ];
}

/** Returns a sentence as runs of a paragraph, with a link in place of its `{place}`. */
export function linkAtPlace(sentence: string, place: string, text: string, href: string) {
  const [before = '', after = ''] = sentence.split(`{${place}}`);
  return [before, { text, href }, after];
}

/** Size of a preview in pixels: a page of US Letter, twice as wide and high as the kit shows it. */
export const previewSize = { width: 408, height: 528 } as const;

/**
 * Draws the first page of a US Letter document as a small PNG. The same job gives the same bytes.
 */
export async function drawPreview(job: TypesetJob): Promise<Buffer> {
  return sharp(Buffer.from(firstPage(typesetPicture(job))), { density: 96 })
    .resize(previewSize)
    .flatten({ background: '#fff' })
    .png({ palette: true, quality: 90, compressionLevel: 9 })
    .toBuffer();
}

/**
 * Crops an SVG of pages below each other to the first page, 612 × 792 points. Typst draws the
 * grounds of all pages there, so all but one are removed.
 */
export function firstPage(pages: string): string {
  let grounds = 0;
  return pages
    .replace(
      /viewBox="[^"]*" width="[^"]*" height="[^"]*"/,
      'viewBox="0 0 612 792" width="612" height="792"',
    )
    .replace(/<path [^>]*d="M 0 0v 792 h 612 v -792 Z "\/>/g, (ground) => {
      grounds += 1;
      return grounds === 1 ? ground : '';
    });
}
