import { asReportedBy, authorsOf, type Citable, type DocumentType } from './citable.ts';

const risTypes: Readonly<Record<DocumentType, string>> = {
  article: 'JOUR',
  report: 'RPRT',
  'web-page': 'ELEC',
  'data-set': 'DATA',
};

/**
 * Returns a reference in the format of RIS
 * (https://en.wikipedia.org/wiki/RIS_(file_format)): a line for each field, its tag in two letters.
 */
export function risCitation(document: Citable): string {
  const { key, type, title, publisher, journal, volume, issue, pages, doi } = document;
  const { published, url, accessed, reportedBy } = document;
  const { people, hasMore } = authorsOf(document);
  const names = people.map(({ family, given, suffix }) =>
    [family, given, suffix].filter(Boolean).join(', '),
  );
  const [first, last] = pages?.split(/[-–]/) ?? [];
  const lines: [tag: string, value: string | undefined][] = [
    ['TY', risTypes[type]],
    ['ID', key],
    ...(names.length > 0 ? names : [publisher]).map((name): [string, string] => ['AU', name]),
    ['TI', title],
    ['T2', journal],
    ['VL', volume],
    ['IS', issue],
    ['SP', first],
    ['EP', last],
    ['PB', publisher === journal ? undefined : publisher],
    ['PY', published?.slice(0, 4)],
    ['DA', published === null ? undefined : risDate(published)],
    ['DO', doi],
    ['UR', url],
    ['Y2', risDate(accessed)],
    ['N1', hasMore ? 'and other authors' : undefined],
    ['N1', reportedBy && asReportedBy(reportedBy)],
    ['ER', ''],
  ];
  return lines
    .flatMap(([tag, value]) => (value === undefined ? [] : `${tag}  - ${value}`))
    .join('\n');
}

/** Returns `2024/10/02/` for `2024-10-02`; parts that are not known are empty. */
function risDate(date: string): string {
  const [year, month = '', day = ''] = date.split('-');
  return `${year}/${month}/${day}/`;
}
