import type { PdfDictionary, PdfObjects, PdfValue } from './pdf-objects.ts';

/** An element of the structure tree. */
export interface PdfTag {
  /** The standard name of the tag, after the role map: `H1`. */
  type: string;
  isStandard: boolean;
  dictionary: PdfDictionary;
  /** Standard names of the elements inside. */
  children: string[];
}

/** The standard structure types of PDF 1.7 (ISO 32000-1, 14.8.4). */
const standard = new Set(
  'Document Part Art Sect Div BlockQuote Caption TOC TOCI Index NonStruct Private P H H1 H2 H3 H4 H5 H6 L LI Lbl LBody Table TR TH TD THead TBody TFoot Span Quote Note Reference BibEntry Code Link Annot Ruby RB RT RP Warichu WT WP Figure Formula Form'.split(
    ' ',
  ),
);

/** The structure tree of a PDF in reading order. */
export function pdfTags({ catalog, dictionary, list }: PdfObjects): PdfTag[] {
  const root = dictionary(catalog['/StructTreeRoot']);
  const roles = dictionary(root['/RoleMap']);
  const nameOf = ({ '/S': name }: PdfDictionary): string => {
    const own = String(name).slice(1);
    return standard.has(own) ? own : String(roles[`/${own}`] ?? name).slice(1);
  };
  const elements = (parent: PdfDictionary): PdfDictionary[] =>
    list(parent['/K'])
      .map((kid: PdfValue) => dictionary(kid))
      .filter((kid) => '/S' in kid);
  const walk = (element: PdfDictionary): PdfTag[] => {
    const kids = elements(element);
    const type = nameOf(element);
    return [
      { type, isStandard: standard.has(type), dictionary: element, children: kids.map(nameOf) },
      ...kids.flatMap(walk),
    ];
  };
  return elements(root).flatMap(walk);
}
