import type { ToolkitItem } from '#features/community/toolkit/toolkit-page.schema.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download, FileType } from '#files/downloads/download.ts';
import { writeDocx } from '#files/office/write-docx.ts';
import { typeset } from '#files/typeset/typeset.ts';
import type { TypesetDocument } from '#files/typeset/typeset-document.ts';
import { toolkit } from '#site/navigation.ts';
import type { SiteView } from '#site/site.ts';
import { longDate } from '#site/time/labels.ts';
import { fillIn } from '#site/words.ts';
import type { ToolkitWordsFile } from './documents.schema.ts';

export type OwnParts = Pick<
  TypesetDocument,
  'title' | 'lede' | 'updated' | 'blocks' | 'accent' | 'dense'
>;

/** A document of the toolkit with kicker, date, address and footer. `origin` is that of the site, `https://…`. */
export function toolkitDocument(
  own: OwnParts,
  { kicker, dateLine, pageLine }: ToolkitWordsFile,
  site: SiteView,
  origin: string,
): TypesetDocument {
  return {
    ...own,
    kicker,
    dateLine: fillIn(dateLine, { date: longDate(own.updated) }),
    site: site.name,
    home: homeOf(origin),
    ...(site.demonstration && { notice: site.demonstrationNotice }),
    pageLine,
    paper: 'us-letter',
  };
}

/** The page that offers the toolkit, with its full address as text. */
export function homeOf(origin: string): TypesetDocument['home'] {
  const href = `${origin}${toolkit.href}`;
  return { text: href.replace('https://', ''), href };
}

/** The name of a file and the item of the toolkit that offers it. */
interface FilePlace {
  item: ToolkitItem;
  /** File name without extension. */
  file: string;
  name: string;
  variant?: string;
}

/** A PDF to print and read, and a Word file to edit. */
export function documentFiles(place: FilePlace, document: TypesetDocument): Download[] {
  return [pdfFile(place, document), wordFile(place, document)];
}

/** `template` is the path of another Typst template from `src`, for a page with its own layout. */
export function pdfFile<Data extends { updated: string }>(
  place: FilePlace,
  data: Data,
  template = 'files/typeset/document.typ',
): Download {
  const make = () =>
    cachedBytes('documents', [template, data], async () => typeset({ template, data }));
  return fileOf(place, 'pdf', data.updated, make);
}

export function wordFile(place: FilePlace, document: TypesetDocument): Download {
  const make = () => cachedBytes('word', [document], () => writeDocx(document));
  return fileOf(place, 'docx', document.updated, make);
}

/** A download of any type in the folder of the toolkit; `date` is the day of the last change, `YYYY-MM-DD`. */
export function fileOf(
  { item, file, name, variant }: FilePlace,
  type: FileType,
  date: string,
  make: () => Promise<Uint8Array>,
): Download {
  return { item, path: `toolkit/${file}`, name, type, date, make, ...(variant && { variant }) };
}
