import {
  archiveAt,
  hostOf,
  isAt,
  publishersNamed,
} from '#features/evidence/sources/publisher-sites.ts';
import type { PublisherFile } from '#features/evidence/sources/publishers.schema.ts';
import { type Entry, entriesOfKind, fieldValues, problemAt } from './entry.ts';
import { type Problem, withGuess } from './problem.ts';

/** A document that an entry cites, as written: the path of its fields, and their values. */
export interface CitedDocument {
  path: readonly string[];
  /** The name of the field with its address. */
  addressField: string;
  address: string;
  /** Journal and publisher, as much as is named. */
  names: readonly string[];
  reportedBy: string | undefined;
}

/** The kinds whose entries cite a document: where its fields are, and which has the address. */
const citingKinds: Readonly<Record<string, { path: readonly string[]; addressField: string }>> = {
  claims: { path: ['source'], addressField: 'url' },
  resources: { path: [], addressField: 'fileUrl' },
  officialPages: { path: [], addressField: 'url' },
};

/**
 * Returns the document that an entry cites; undefined where it cites none on another website, or
 * where its fields are not as they must be.
 */
export function citedDocument(entry: Entry): CitedDocument | undefined {
  const place = citingKinds[entry.kindName];
  if (place === undefined) return undefined;
  const { path, addressField } = place;
  const fields = path.reduce<unknown>((data, key) => Object(data)[key], fieldValues(entry));
  const { [addressField]: address, publisher, journal, reportedBy } = Object(fields);
  if (typeof address !== 'string' || !/^https:\/\//.test(address)) return undefined;
  const names = [journal, publisher].filter((name) => typeof name === 'string');
  if (names.length === 0) return undefined;
  // Who published a document does not report it.
  const isReported =
    typeof reportedBy === 'string' && reportedBy.trim() !== '' && !names.includes(reportedBy);
  return { path, addressField, address, names, reportedBy: isReported ? reportedBy : undefined };
}

/** How a cited address and the named publisher belong together. */
export type Origin =
  | { is: 'publisher' }
  | { is: 'archive'; name: string }
  | { is: 'report'; name: string }
  | { is: 'unknown' }
  | { is: 'foreign'; publisher: PublisherFile };

/** Returns whose page the address of a document opens, by the websites of known publishers. */
export function originOf(document: CitedDocument, publishers: readonly PublisherFile[]): Origin {
  const { address, names, reportedBy } = document;
  if (reportedBy !== undefined) return { is: 'report', name: reportedBy };
  const archive = archiveAt(address);
  if (archive !== undefined) return { is: 'archive', name: archive };
  const named = publishersNamed(names, publishers);
  if (named.some(({ sites }) => sites.some((site) => isAt(address, site)))) {
    return { is: 'publisher' };
  }
  const [publisher] = named;
  return publisher ? { is: 'foreign', publisher } : { is: 'unknown' };
}

/** Returns the known publishers; undefined where their list is missing or cannot be read. */
export function knownPublishers(entries: readonly Entry[]): readonly PublisherFile[] | undefined {
  const [list] = entriesOfKind(entries, 'publishers');
  const publishers = list && fieldValues(list)['publishers'];
  if (!Array.isArray(publishers)) return undefined;
  return publishers.filter(
    (one) => typeof Object(one).name === 'string' && Array.isArray(Object(one).sites),
  );
}

/**
 * Problems of documents whose address opens somebody else than the publisher they name: a visitor
 * who follows the link must land at that publisher, or be told who reported the document.
 */
export function sourceProblems(entries: readonly Entry[]): Problem[] {
  const publishers = knownPublishers(entries);
  if (publishers === undefined) return [];
  return entries.flatMap((entry) => {
    const document = citedDocument(entry);
    return document ? documentProblems(entry, document, publishers) : [];
  });
}

function documentProblems(
  entry: Entry,
  document: CitedDocument,
  publishers: readonly PublisherFile[],
): Problem[] {
  const { path, addressField, address, names } = document;
  const origin = originOf(document, publishers);
  const host = hostOf(address);
  if (origin.is === 'foreign') {
    const { name, sites } = origin.publisher;
    const own = sites.join(' or ');
    const problem = {
      message: `opens ${host}, which is not a website of "${name}", and nobody is named who reported it`,
      fix: `Write the address at ${own}; or name in "reportedBy" whose report ${host} is. If it is a website of "${name}", add it to data/publishers.yaml.`,
      inForm: `This opens ${host}, which is not a website of ${name}. Write the address at ${own}, or name under “As reported by” whose report it is. If it is a website of ${name}, add it under “Publishers and their websites”.`,
    };
    return [problemAt(entry, [...path, addressField], address, problem)];
  }
  if (origin.is !== 'unknown') return [];
  const publisher = names.at(-1) ?? '';
  const known = publishers.map(({ name }) => name);
  const fix = `Add "${publisher}" with its websites to data/publishers.yaml, or write a name that is there; if ${host} reports what another one published, name it in "reportedBy".`;
  const inForm = `Nobody knows yet which websites are those of ${publisher}. Add it under “Publishers and their websites”, or write a name that is there. If ${host} reports what another one published, name it under “As reported by”.`;
  const problem = {
    message: `is not in the list of publishers, so nobody can tell whether ${host} is theirs`,
    fix: withGuess(publisher, known, fix),
    inForm: withGuess(publisher, known, inForm, ['“', '”']),
  };
  return [problemAt(entry, [...path, 'publisher'], publisher, problem)];
}
