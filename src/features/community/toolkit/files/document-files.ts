import { cachedBytes } from '#files/build-cache.ts';
import type { Download, FileType } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import type { ToolkitItem } from './toolkit-items.ts';

/** What a file is called and where it belongs. */
export interface FilePlace {
  item: ToolkitItem;
  /** Name of the file without ending. */
  file: string;
  name: string;
  variant?: string;
}

/** A document as the two files that offer it: a PDF to print and read, and a Word file to edit. */
export function documentFiles(place: FilePlace, document: TypesetDocument): Download[] {
  return [pdfFile(place, document), wordFile(place, document)];
}

/** The PDF alone. `template` is another than the one for text where the page is drawn otherwise. */
export function pdfFile<Data extends { updated: string }>(
  place: FilePlace,
  data: Data,
  template = 'files/typeset/document.typ',
): Download {
  const make = () =>
    cachedBytes('documents', [template, data], async () => typeset({ template, data }));
  return fileOf(place, 'pdf', data.updated, make);
}

/** The Word file alone. */
export function wordFile(place: FilePlace, document: TypesetDocument): Download {
  const make = () => cachedBytes('word', [document], () => writeDocx(document));
  return fileOf(place, 'docx', document.updated, make);
}

/** A file of any type, in the folder of the toolkit. */
export function fileOf(
  { item, file, name, variant }: FilePlace,
  type: FileType,
  date: string,
  make: () => Promise<Uint8Array>,
): Download {
  return { item, path: `toolkit/${file}`, name, type, date, make, ...(variant && { variant }) };
}
