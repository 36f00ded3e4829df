import type { PdfDictionary, PdfObjects, PdfValue } from './pdf-objects.ts';
import { type PdfTag, pdfTags } from './pdf-tags.ts';

/**
 * Returns the rules of PDF/UA-1 (ISO 14289-1) that a PDF breaks, as far as a program can see. The
 * numbers are those of the Matterhorn Protocol 1.1, the list of checks that the PDF Association
 * publishes. It is independent of the code that makes the files, and checks less than a validator.
 */
export function pdfUaProblems(pdf: PdfObjects): string[] {
  const tags = pdfTags(pdf);
  return [
    ...documentProblems(pdf),
    ...headingProblems(tags),
    ...tags.flatMap(tagProblems),
    ...pdf.dictionaries.flatMap((dictionary) => [
      ...annotationProblems(dictionary, pdf),
      ...fontProblems(dictionary, pdf),
      ...pageProblems(dictionary, pdf),
    ]),
  ];
}

function documentProblems({ catalog, dictionary, stream }: PdfObjects): string[] {
  const xmp = stream(catalog['/Metadata']);
  return problems([
    ['05-001 no PDF/UA identifier', /<pdfuaid:part>1<|pdfuaid:part="1"/.test(xmp)],
    ['06-003 no dc:title', /<dc:title>[\s\S]*?<rdf:li[^>]*>[^<]+</.test(xmp)],
    [
      '07-001 the window shows no title',
      dictionary(catalog['/ViewerPreferences'])['/DisplayDocTitle'] === true,
    ],
    ['06-002 not marked as tagged', dictionary(catalog['/MarkInfo'])['/Marked'] === true],
    ['11-006 no language', String(catalog['/Lang']).startsWith('u:en')],
    ['no bookmarks', '/First' in dictionary(catalog['/Outlines'])],
  ]);
}

function headingProblems(tags: readonly PdfTag[]): string[] {
  const levels = tags.flatMap(({ type }) => /^H(\d)$/.exec(type)?.[1] ?? []).map(Number);
  const skips = levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  return problems([
    ['14-002 the first heading is not H1', levels[0] === 1],
    ['14-003 a heading level is skipped', !skips],
  ]);
}

function tagProblems({ type, children, dictionary, isStandard }: PdfTag): string[] {
  const within = (...allowed: string[]) => children.every((child) => allowed.includes(child));
  const rules: [string, boolean][] = [[`02-001 no standard tag: ${type}`, isStandard]];
  if (type === 'Figure') rules.push(['13-004 a figure without words', '/Alt' in dictionary]);
  if (type === 'L') rules.push(['a list holds something else', within('LI', 'L', 'Caption')]);
  if (type === 'LI') rules.push(['an item holds something else', within('Lbl', 'LBody')]);
  if (type === 'TR') rules.push(['a row holds something else', within('TH', 'TD')]);
  if (type === 'Table') {
    rules.push([
      'a table holds something else',
      within('THead', 'TBody', 'TFoot', 'TR', 'Caption'),
    ]);
    rules.push(['15-003 a table without a head', children.includes('THead')]);
  }
  if (type === 'TH') {
    rules.push([
      '15-003 a head without scope',
      JSON.stringify(dictionary['/A']).includes('/Scope'),
    ]);
  }
  return problems(rules);
}

function annotationProblems(annotation: PdfDictionary, { resolve }: PdfObjects): string[] {
  if (annotation['/Subtype'] !== '/Link' || !('/Rect' in annotation)) return [];
  return problems([
    ['28-012 a link without words', String(resolve(annotation['/Contents']) ?? '').length > 2],
    ['28-011 a link outside of the tags', '/StructParent' in annotation],
  ]);
}

function fontProblems(font: PdfDictionary, { dictionary, list }: PdfObjects): string[] {
  if (font['/Type'] !== '/Font' || font['/Subtype'] !== '/Type0') return [];
  const [descendant] = list(font['/DescendantFonts']);
  const descriptor = dictionary(dictionary(descendant)['/FontDescriptor']);
  return problems([
    [
      '31-009 a font that is not embedded',
      '/FontFile2' in descriptor || '/FontFile3' in descriptor,
    ],
    ['31-027 a font without Unicode', '/ToUnicode' in font],
  ]);
}

/** Every text of a page must be inside of a tag or be marked as an ornament (01-005). */
function pageProblems(page: PdfDictionary, { list, stream }: PdfObjects): string[] {
  if (page['/Type'] !== '/Page') return [];
  let depth = 0;
  let loose = 0;
  const content = list(page['/Contents'])
    .map((part: PdfValue) => stream(part))
    .join('\n');
  const bare = content.replace(/\((?:\\.|[^\\()])*\)|<[0-9A-Fa-f\s]*>/g, '()');
  for (const operator of bare.split(/[\s[\]()]+/)) {
    if (operator === 'BDC' || operator === 'BMC') depth += 1;
    if (operator === 'EMC') depth -= 1;
    if ((operator === 'Tj' || operator === 'TJ') && depth === 0) loose += 1;
  }
  return problems([
    ['01-005 text outside of tags', loose === 0],
    ['28-009 no order for the tab key', !('/Annots' in page) || page['/Tabs'] === '/S'],
    ['a page that says nothing of its tags', '/StructParents' in page],
  ]);
}

/** The names of the rules that are not met. */
function problems(rules: readonly (readonly [string, boolean])[]): string[] {
  return rules.filter(([, isMet]) => !isMet).map(([rule]) => rule);
}
