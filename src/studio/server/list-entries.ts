import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Entry } from '#check/entry.ts';
import { type Problem, stopping } from '#check/problem.ts';
import { contentFolders } from '#content/content-folders.ts';
import type { Field } from '#content/form-of.ts';
import { allFields, fieldsIn } from '#content/form-walk.ts';
import type { Kind } from '#content/kind.ts';
import { closedSections, isClosedAt } from '#content/optional-sections.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { findWords, type SearchedEntry } from '../find-words.ts';
import type { EntryKey, EntrySummary, FoundEntries, KindSummary } from '../protocol.ts';
import { checkAll, problemsOfEntry, type Report } from './check-draft.ts';
import type { Clock } from './clock.ts';
import { contentOf, entryWith, formFor, idsOfAll, isId, readSource } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';
import { allKinds, kindRow, listedTitle } from './kind-table.ts';
import { searchedEntries, withLabels } from './searched-entries.ts';

/** The most entries that are shown of those that were found. */
const mostFound = 60;

export type Catalog = ReturnType<typeof openCatalog>;

/**
 * Opens the checkout at `root` for reading: returns the functions that list its kinds, entries and
 * problems. All content is checked again only once a file of the content folder or the day has
 * changed.
 */
export function openCatalog(root: string, clock: Clock) {
  let checked: { stamp: string; report: Promise<Report> } | undefined;
  let searched: { stamp: string; entries: Promise<SearchedEntry[]> } | undefined;

  async function entryAt(key: EntryKey): Promise<Entry> {
    const text = (await readSource(root, key)) ?? '';
    return entryWith(key, text, await exampleSource(root, key));
  }

  /** The entries of a kind, with the problems of each counted among those of all content. */
  async function summaries(kind: string, ids: Iterable<string>, problems: readonly Problem[]) {
    return Promise.all(
      [...ids].filter(isId).map(async (id): Promise<EntrySummary> => {
        const count = stopping(problemsOfEntry({ kind, id }, problems)).length;
        const entry = await entryAt({ kind, id });
        const title = listedTitle(kind, id, entry.data);
        return { id, title, problems: count, ...(entry.isDraft && { isDraft: true }) };
      }),
    );
  }

  /** The problems and warnings of all content, drafts included. */
  async function problems(): Promise<Problem[]> {
    const found = await report();
    return [...found.problems, ...found.unfinished];
  }

  /** The problems of all content: of the site, and of drafts. */
  async function report(): Promise<Report> {
    const stamp = [clock.today(), await stampOfFolder(contentOf(root))].join('\n');
    if (checked?.stamp === stamp) return checked.report;
    const found = checkAll(root, clock.today());
    checked = { stamp, report: found };
    // A check that failed, as where a file went while it was read, is made again the next time.
    found.catch(() => {
      checked = undefined;
    });
    return found;
  }

  /** The entries in which all words of a query stand, with their labels. */
  async function find(query: string): Promise<FoundEntries> {
    const stamp = await stampOfFolder(contentOf(root));
    if (searched?.stamp !== stamp) searched = { stamp, entries: searchedEntries(root) };
    const all = await problems();
    const { found, total } = findWords(await searched.entries, query, mostFound);
    const shown = found.map(async (one) => ({
      ...one,
      kindLabel: kindRow(one.kind).label,
      problems: problemsOfEntry(one, all).length,
      places: await withLabels(root, one),
    }));
    return { entries: await Promise.all(shown), total };
  }

  /** Every kind with its entries, in the order of the content guide. */
  async function kinds(): Promise<KindSummary[]> {
    const [ids, all] = await Promise.all([idsOfAll(root), problems()]);
    const closed = closedSections(contentFolders(root));
    return Promise.all(
      allKinds().map(async ([name, kind]) => ({
        name,
        ...describeKind(name, kind),
        isOff: isClosedAt(kind.preview ?? '/', closed),
        entries: await summaries(name, ids.get(name) ?? [], all),
      })),
    );
  }

  /** The entries, by kind, of every kind that a field of the form can name. */
  async function targetsOf(form: Field): Promise<Record<string, EntrySummary[]>> {
    const [ids, all] = await Promise.all([idsOfAll(root), problems()]);
    const lists = [...kindsNamedIn(form)].map(
      async (kind) => [kind, await summaries(kind, ids.get(kind) ?? [], all)] as const,
    );
    return Object.fromEntries(await Promise.all(lists));
  }

  return { kinds, find, targetsOf, problems, report };
}

function describeKind(name: string, { folder, format, only, reserved = [] }: Kind) {
  const { group, label, singular, hint } = kindRow(name);
  return {
    group,
    label,
    singular,
    hint,
    folder,
    format,
    reserved,
    canAdd: only === undefined,
    titleLabel: titleLabelOf(formFor(name)),
  };
}

/** The label of the field that entries are called by; undefined where the form marks none. */
function titleLabelOf(form: Field): string | undefined {
  const name = titleFieldOf(form);
  return name === undefined ? undefined : fieldsIn(form, {})[name]?.label;
}

/** The kinds whose entries a form can name by their id. */
function kindsNamedIn(form: Field): Set<string> {
  const fields = [...allFields(form)].map(({ field }) => field);
  return new Set(fields.flatMap((field) => (field.is === 'entry' ? [field.kind] : [])));
}

/** A text that differs once a file has changed; rejects where there is no file. */
async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return `${mtimeMs} ${size} ${ino}`;
}

/** A text that differs once any file in a folder has changed, come or gone. */
async function stampOfFolder(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const stamps = files.sort().map(async (path) => `${path} ${await stampOf(path).catch(() => '')}`);
  return (await Promise.all(stamps)).join('\n');
}
