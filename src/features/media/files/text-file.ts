import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { type TypesetJob, typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import type { FileFrame } from './load-frame.ts';

/** A document of the media kit before it has its frame. */
export interface KitDocument
  extends Pick<TypesetDocument, 'title' | 'lede' | 'updated' | 'blocks' | 'accent'> {
  /** Where it lies under `/downloads/media-kit/`, without ending. */
  file: string;
  item: string;
  variant?: string;
}

/** A file of the kit; where it is a document, what its first page is drawn from. */
export interface KitDownload extends Download {
  preview?: TypesetJob;
}

/** A document as the files that offer it: a tagged PDF to print and read, a Word file to copy from. */
export function textFiles(
  { file, item, variant, accent, title, lede, updated, blocks }: KitDocument,
  { site, home, notice, kicker, pageLine, dateLine }: FileFrame,
): KitDownload[] {
  const data: TypesetDocument = {
    ...{ title, kicker, lede, updated, site, home, pageLine, blocks },
    ...(notice && { notice }),
    ...(accent && { accent }),
    ...{ dateLine: dateLine(updated), paper: 'us-letter' },
  };
  const shared = { item, name: title, date: updated, ...(variant && { variant }) };
  const job = { template: 'files/typeset/document.typ', data };
  return [
    {
      ...{ ...shared, path: `media-kit/${file}`, type: 'pdf', preview: job },
      make: () => cachedBytes('kit-document', [data], async () => typeset(job)),
    },
    {
      ...{ ...shared, path: `media-kit/${file}`, type: 'docx' },
      make: () => cachedBytes('kit-word', [data], () => writeDocx(data)),
    },
  ];
}
