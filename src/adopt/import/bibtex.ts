import '@citation-js/plugin-bibtex';
import { Cite } from '@citation-js/core';
import { isRecord } from '#content/is-record.ts';
import { type DocumentFacts, readDocuments } from './library.ts';
import { type Refused, type SourceReading, unreadable } from './reading.ts';

/** Entries of BibTeX that are no documents. */
const noDocument = /^@(?:comment|preamble|string)\b/i;

/**
 * Returns the documents of a BibTeX file. Each entry is read by itself, so that one that is broken
 * is refused with its line and the others are read.
 */
export function readBibtex(text: string, day: string): SourceReading {
  const entries = entriesIn(text.replace(/^\uFEFF/, ''));
  if (entries.length === 0)
    return unreadable(
      'The file is no BibTeX: no line begins with an entry such as @article{. Export it again.',
    );
  const refused: Refused[] = [];
  const documents: DocumentFacts[] = [];
  for (const { line, source } of entries) {
    const where = `line ${line}`;
    try {
      const [found] = new Cite(source).data;
      if (!found) throw new Error('no entry is read');
      documents.push(documentOf(where, found));
    } catch {
      const title = /title\s*=\s*[{"]+([^}"\n]*)/i.exec(source)?.[1] ?? '';
      const why =
        'The entry is broken: a brace, a quotation mark or a comma is missing. Correct it, or export it again.';
      refused.push({ where, title, why });
    }
  }
  const reading = readDocuments(documents, day);
  return { ...reading, refused: [...refused, ...reading.refused] };
}

/** The entries of a file with their lines, each from its `@` to the next one that begins a line. */
function entriesIn(text: string): { line: number; source: string }[] {
  const starts = [...text.matchAll(/^[ \t]*@[a-z]+\s*[{(]/gim)].map(({ index }) => index);
  return starts
    .map((start, place) => ({
      line: text.slice(0, start).split('\n').length,
      source: text.slice(start, starts[place + 1]).trim(),
    }))
    .filter(({ source }) => !noDocument.test(source));
}

/** A document in the terms of the citation library (CSL-JSON 1.0). */
function documentOf(where: string, item: Readonly<Record<string, unknown>>): DocumentFacts {
  const text = (key: string) => {
    const value = item[key];
    return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
  };
  return {
    where,
    title: text('title') ?? '',
    authors: Array.isArray(item['author']) ? item['author'].map(authorOf) : [],
    publisher: text('publisher'),
    journal: text('container-title'),
    volume: text('volume'),
    issue: text('issue'),
    pages: text('page'),
    doi: text('DOI'),
    url: text('URL'),
    published: dateOf(item['issued']),
    type: text('type'),
    topics:
      text('keyword')
        ?.split(/[;,]/)
        .map((word) => word.trim()) ?? [],
    description: text('abstract'),
  };
}

function authorOf(author: unknown): string {
  const { family, given, literal } = Object(author) as Record<string, string | undefined>;
  const particle = (Object(author) as Record<string, string>)['non-dropping-particle'];
  const whole = [particle, family].filter(Boolean).join(' ');
  return literal ?? [whole, given].filter(Boolean).join(', ');
}

function dateOf(issued: unknown): string | undefined {
  const parts = isRecord(issued) ? issued['date-parts'] : undefined;
  const [first] = Array.isArray(parts) ? parts : [];
  if (!Array.isArray(first)) return undefined;
  return first.map((part: unknown) => String(part).padStart(2, '0')).join('-');
}
