import { withGuess } from '#check/problem.ts';
import { plainName } from '#site/person-name.ts';
import { fold } from '#site/search/fold.ts';
import { engagements, expertise, formats } from '#site/vocabulary.ts';
import { formatList, slug } from '#site/words.ts';
import { type Refused, type SourceEntry, type SourceReading, unreadable } from './reading.ts';
import { columnsOf, listIn, type Table, type TableRow } from './table.ts';

/** The heads that people give the columns of a table of speakers, folded, by field. */
const heads = {
  name: ['name', 'full name', 'speaker', 'speaker name', 'nom complet', 'display name'],
  first: ['first name', 'first', 'given name', 'given names', 'forename', 'prenom', 'vorname'],
  last: ['last name', 'last', 'family name', 'surname', 'nom', 'nachname'],
  title: [
    'title',
    'job title',
    'profession',
    'role',
    'position',
    'occupation',
    'specialty',
    'titre',
  ],
  organization: [
    'organization',
    'organisation',
    'affiliation',
    'employer',
    'workplace',
    'institution',
    'company',
    'hospital',
  ],
  expertise: [
    'topics',
    'topic',
    'expertise',
    'areas of expertise',
    'subjects',
    'themes',
    'speaks about',
    'fields',
  ],
  basedIn: [
    'based in',
    'town and state',
    'city and province',
    'home',
    'town',
    'city',
    'location',
    'place',
  ],
  state: ['state', 'province', 'state or province', 'region'],
  languages: ['languages', 'language', 'speaks', 'langues'],
  formats: ['formats', 'format'],
  engagements: ['engagements', 'engagement', 'can be asked for', 'available for'],
  pronouns: ['pronouns'],
  pronunciation: ['pronunciation', 'how to say it'],
  since: ['since', 'in practice since', 'first year in practice'],
  bioShort: ['short bio', 'short biography', 'bio short', 'biography short'],
  bio: ['biography', 'bio', 'about', 'long bio', 'full bio', 'biographie'],
  quote: ['quote', 'quotation'],
  consent: [
    'consent',
    'agreed',
    'permission',
    'may be listed',
    'consent to be listed',
    'agrees to be listed',
  ],
  portrait: ['photo', 'portrait', 'picture', 'image', 'headshot', 'photo file', 'photograph'],
} as const satisfies Record<string, readonly string[]>;
type Column = keyof typeof heads;

/** Heads of what no page shows, because requests go through the team. */
const privateHeads =
  /\b(?:e[ -]?mail|phone|mobile|cell|telephone|address|street|postal|zip|birth\w*)\b/i;

/** Whether a table is one of people: it has a column for names and one that a person has. */
export function isOfPeople({ heads: written }: Pick<Table, 'heads'>): boolean {
  const { headOf } = columnsOf(written, heads);
  return headOf.has('name') || (headOf.has('first') && headOf.has('last'));
}

/** Returns the speakers in a table: a row each, refused where it has no name or is there twice. */
export function readPeople(table: Table): SourceReading {
  const { headOf, unused } = columnsOf(table.heads, heads);
  if (!isOfPeople(table)) return unreadable(noName(table.heads));
  const entries: SourceEntry[] = [];
  const refused: Refused[] = [...table.refused];
  const lineOf = new Map<string, number>();
  for (const row of table.rows) {
    const person = personIn(row, headOf);
    const where = `line ${row.line}`;
    if (person === undefined) {
      const why = 'The row has no name. Write one, or delete the row.';
      refused.push({ where, title: [...row.cells.values()].find(Boolean) ?? '', why });
      continue;
    }
    const first = lineOf.get(person.id);
    lineOf.set(person.id, first ?? row.line);
    if (first === undefined) entries.push(person);
    else refused.push({ where, title: person.title, why: isTwice(person.title, first) });
  }
  return { entries, refused, notes: notesOn(unused) };
}

function noName(written: readonly string[]): string {
  const line = written.join(', ').slice(0, 60);
  return `No column is headed “Name”; the first line reads “${line}”. Write heads into the first line: Name, Title, Topics, Biography, Consent.`;
}

function isTwice(name: string, line: number): string {
  return `${name} is on line ${line} already. Delete one of the two rows; if they are two people, give one a middle initial.`;
}

function notesOn(unused: readonly string[]): string[] {
  const hidden = unused.filter((head) => privateHeads.test(fold(head)));
  const others = unused.filter((head) => !hidden.includes(head));
  return [
    ...(hidden.length > 0
      ? [
          `Not taken, because it is private and requests go through the team: ${formatList(hidden)}.`,
        ]
      : []),
    ...(others.length > 0 ? [`Columns that were not used: ${formatList(others)}.`] : []),
  ];
}

/** The speaker of a row; undefined where it has no name. */
function personIn(row: TableRow, headOf: ReadonlyMap<Column, string>): SourceEntry | undefined {
  const cell = (column: Column) => row.cells.get(headOf.get(column) ?? '') ?? '';
  const name = oneLine(cell('name') || `${cell('first')} ${cell('last')}`);
  const id = slug(plainName(name)) || (name === '' ? '' : `speaker-${row.line}`);
  if (name === '') return undefined;
  const notes: string[] = [];
  const picked = (column: Column, allowed: readonly string[]) =>
    valuesIn(listIn(cell(column)), allowed, notes);
  const since = Number(cell('since'));
  const fields: Record<string, unknown> = {
    name,
    familyName: familyNameIn(cell('last'), name),
    title: oneLine(cell('title')),
    organization: oneLine(cell('organization')),
    expertise: picked('expertise', expertise),
    basedIn: placeIn(cell('basedIn'), cell('state')),
    languages: listIn(cell('languages')),
    formats: picked('formats', formats),
    engagements: picked('engagements', engagements),
    pronouns: oneLine(cell('pronouns')),
    pronunciation: oneLine(cell('pronunciation')),
    since: since > 0 ? since : undefined,
    quote: oneLine(cell('quote')).replace(/^["“]|["”]$/g, ''),
    bioShort: oneLine(cell('bioShort')),
    consent: isYes(cell('consent')) || undefined,
    portrait: oneLine(cell('portrait')),
  };
  return {
    kind: 'speakers',
    id,
    key: `person:${fold(plainName(name))}`,
    where: `line ${row.line}`,
    title: name,
    data: withoutEmpty(fields),
    body: paragraphs(cell('bio') || cell('bioShort')),
    notes,
  };
}

/** The values of a list as the vocabulary writes them; a note for each that it does not have. */
function valuesIn(values: readonly string[], allowed: readonly string[], notes: string[]) {
  return values.flatMap((value) => {
    const known = allowed.find((one) => fold(one) === fold(value));
    if (known !== undefined) return [known];
    const guess = withGuess(value, allowed, '', ['“', '”']).trim();
    notes.push(`“${value}” is none of the words for this field and was left out. ${guess}`.trim());
    return [];
  });
}

/** The family name of a column of its own, where the name holds it and does not end in it. */
function familyNameIn(last: string, name: string): string | undefined {
  const family = oneLine(last);
  return /\s/.test(family) && name.includes(family) ? family : undefined;
}

/** `Regina, SK` of a town and a state, or of both in one cell. */
function placeIn(town: string, state: string): string {
  const place = oneLine(town);
  return place === '' || state === '' || place.includes(',')
    ? place
    : `${place}, ${oneLine(state)}`;
}

function isYes(cell: string): boolean {
  return /^(?:yes|y|true|x|1|ok|agreed|oui|ja|s[ií]|✓|✔)$/i.test(cell);
}

function oneLine(cell: string): string {
  return cell.normalize('NFC').replace(/\s+/g, ' ').trim();
}

/** A cell as Markdown: a paragraph for each of its lines, without HTML. */
function paragraphs(cell: string): string {
  return cell
    .normalize('NFC')
    .replace(/<[^>]*>/g, ' ')
    .split(/\n+/)
    .map(oneLine)
    .filter((line) => line !== '')
    .join('\n\n');
}

function withoutEmpty(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => {
      const isEmptyList = Array.isArray(value) && value.length === 0;
      return value !== undefined && value !== '' && !isEmptyList;
    }),
  );
}
