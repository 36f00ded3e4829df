import { readBibtex } from './bibtex.ts';
import { readCalendar, type Today } from './calendar.ts';
import { decode } from './decode.ts';
import { readFeed } from './feed.ts';
import { isOfDocuments, readDocumentTable, readRis } from './library.ts';
import { isOfPeople, readPeople } from './people.ts';
import { type SourceReading, unreadable } from './reading.ts';
import { readTable } from './table.ts';

/**
 * Returns all that a file has to offer. `name` is its name with the ending; where that does not say
 * what it is, its first words do. A file of another kind is answered with a sentence.
 */
export function readSource(name: string, bytes: Uint8Array, today: Today): SourceReading {
  const decoded = decode(bytes);
  if ('fault' in decoded) return unreadable(decoded.fault);
  const { text, note } = decoded;
  const reading = readText(name, text, today);
  return note === undefined ? reading : { ...reading, notes: [note, ...reading.notes] };
}

function readText(name: string, text: string, today: Today): SourceReading {
  const start = text
    .replace(/^\uFEFF/, '')
    .trimStart()
    .slice(0, 500);
  if (/\.(?:ics|ical|ifb)$/i.test(name) || start.startsWith('BEGIN:VCALENDAR'))
    return readCalendar(text, today);
  if (/\.bib$/i.test(name) || /^@[a-z]+\s*[{(]/i.test(start)) return readBibtex(text, today.day);
  if (/\.ris$/i.test(name) || /^TY {2}- /m.test(start)) return readRis(text, today.day);
  if (/\.(?:xml|rss|atom)$/i.test(name) || start.startsWith('<')) return readFeed(text, today.day);
  const table = readTable(text);
  if (isOfPeople(table)) return readPeople(table);
  if (isOfDocuments(table)) return readDocumentTable(table, today.day);
  const heads = table.heads.join(', ').slice(0, 60);
  return unreadable(
    `Nothing tells what is in this table: its first line reads “${heads}”. Write heads into it: for people Name, Title, Topics, Biography, Consent; for documents Title, Authors, Publisher, Published, URL.`,
  );
}
