import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Problem } from '#check/problem.ts';
import { publishedFileOf } from '#check/published.ts';
import type { Field } from '#content/form-of.ts';
import type { Kind } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import type { EntryKey, EntrySummary, KindSummary } from '../protocol.ts';
import { checkAll, problemsOfEntry } from './check-draft.ts';
import { contentOf, entryWith, formFor, idsOfAll, isId, readSource } from './entry-files.ts';
import { exampleSource } from './inherited-words.ts';
import { allKinds, kindRow, listedTitle } from './kind-table.ts';
import type { Clock } from './publish.ts';

export type Catalog = ReturnType<typeof openCatalog>;

/** The entries of a checkout, read again only where a file has changed. */
export function openCatalog(root: string, clock: Clock) {
  let checked: { stamp: string; problems: Promise<Problem[]> } | undefined;

  async function titleOfEntry(key: EntryKey): Promise<string> {
    const text = (await readSource(root, key)) ?? '';
    return listedTitle(key.kind, key.id, entryWith(key, text, await exampleSource(root, key)).data);
  }

  async function summaries(kind: string, ids: Iterable<string>, problems: readonly Problem[]) {
    return Promise.all(
      [...ids].filter(isId).map(async (id): Promise<EntrySummary> => {
        const count = problemsOfEntry({ kind, id }, problems).length;
        return { id, title: await titleOfEntry({ kind, id }), problems: count };
      }),
    );
  }

  async function problems(): Promise<Problem[]> {
    const lock = await stampOf(publishedFileOf(contentOf(root))).catch(() => '');
    const stamp = [clock.today(), lock, await stampOfFolder(contentOf(root))].join('\n');
    if (checked?.stamp === stamp) return checked.problems;
    const found = checkAll(root, clock.today());
    checked = { stamp, problems: found };
    // A file that went while it was read is no reason to fail the next time, too.
    found.catch(() => {
      checked = undefined;
    });
    return found;
  }

  /** Every kind with its entries, in the order of the content guide. */
  async function kinds(): Promise<KindSummary[]> {
    const [ids, all] = await Promise.all([idsOfAll(root), problems()]);
    return Promise.all(
      allKinds().map(async ([name, kind]) => ({
        name,
        ...describeKind(name, kind),
        entries: await summaries(name, ids.get(name) ?? [], all),
      })),
    );
  }

  /** The entries of every kind that a field of the form names. */
  async function targetsOf(form: Field): Promise<Record<string, EntrySummary[]>> {
    const [ids, all] = await Promise.all([idsOfAll(root), problems()]);
    const lists = [...kindsNamedIn(form)].map(
      async (kind) => [kind, await summaries(kind, ids.get(kind) ?? [], all)] as const,
    );
    return Object.fromEntries(await Promise.all(lists));
  }

  return { kinds, targetsOf, problems };
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
    titleField: titleFieldOf(formFor(name)),
  };
}

/** The kinds whose entries a form names by their id. */
function kindsNamedIn(field: Field): Set<string> {
  switch (field.is) {
    case 'entry':
      return new Set([field.kind]);
    case 'list':
      return kindsNamedIn(field.item);
    case 'group':
      return union([...Object.values(field.fields), ...(field.others ? [field.others] : [])]);
    case 'variant':
      return union(field.variants.flatMap(({ fields }) => Object.values(fields)));
    case 'either':
      return union(field.options);
    default:
      return new Set();
  }
}

function union(fields: readonly Field[]): Set<string> {
  return new Set(fields.flatMap((field) => [...kindsNamedIn(field)]));
}

async function stampOf(path: string): Promise<string> {
  const { mtimeMs, size, ino } = await stat(path);
  return `${mtimeMs} ${size} ${ino}`;
}

/** Changes whenever a file in the folder does. */
async function stampOfFolder(folder: string): Promise<string> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((one) => one.isFile()).map((one) => join(one.parentPath, one.name));
  const stamps = files.sort().map(async (path) => `${path} ${await stampOf(path).catch(() => '')}`);
  return (await Promise.all(stamps)).join('\n');
}
