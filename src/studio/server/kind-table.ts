import { type Kind, type KindRow, studioGroups } from '#content/kind.ts';
import { titleFieldOf } from '#content/title-field.ts';
import { kinds } from '#kinds.ts';
import { cutAtWord } from '#site/words.ts';
import { formFor } from './entry-files.ts';

/**
 * All kinds with their names, in the order in which the studio lists them: by group, and in a group
 * by `kinds`.
 */
export function allKinds(): [name: string, kind: KindRow][] {
  const rows = Object.entries<KindRow>(kinds);
  return studioGroups.flatMap((group) => rows.filter(([, kind]) => kind.group === group));
}

/** The row of a kind. A name that is no kind, as of a file that belongs to none, has words too. */
export function kindRow(name: string): Pick<KindRow, 'group' | 'label' | 'singular' | 'hint'> {
  const rows: Readonly<Record<string, KindRow>> = kinds;
  return rows[name] ?? { group: 'The site', label: name, singular: 'entry', hint: '' };
}

/** The address of the page that shows an entry; undefined where no page shows it. */
export function previewAddress(kind: string, id: string): string | undefined {
  const rows: Readonly<Record<string, KindRow>> = kinds;
  return rows[kind]?.preview?.replace('{id}', id);
}

/**
 * Fields that may hold the title of the words of a page or of a letter, whose schemas mark none
 * with `entryTitle`. The first that holds text counts.
 */
const usualTitleFields = ['name', 'title', 'headline', 'what'];

/**
 * The title of an entry, by which lists of the studio name it: for a kind with one file, the label
 * of the kind; for a claim, its figure and sentence; else the field that the schema marks with
 * `entryTitle`. The id where there is no such text. `data` are the fields as read, unchecked.
 */
export function listedTitle(kind: string, id: string, data: unknown): string {
  const fields = Object(data) as Record<string, unknown>;
  if (kind === 'claims') return claimTitle(fields) ?? id;
  const kindByName: Record<string, Kind> = kinds;
  if (kindByName[kind]?.only?.length === 1) return kindRow(kind).label;
  const markedField = titleFieldOf(formFor(kind));
  const titleFields = markedField === undefined ? usualTitleFields : [markedField];
  for (const name of titleFields) {
    const value = fields[name];
    if (typeof value === 'string' && value !== '') return value;
  }
  return id;
}

/** The most characters of a claim's title; a longer one is cut at a word. */
const longestClaimTitle = 100;

/**
 * "71%: 71% of nurses agreed." of a claim: figure and sentence as published, or those of the draft
 * where a claim has no source. Undefined where neither holds text.
 */
function claimTitle(claim: Record<string, unknown>): string | undefined {
  const draft = Object(claim['specified']) as Record<string, unknown>;
  const wording = claim['wording'] ?? draft['wording'];
  // Advice has a sentence and no figure; the figure of its draft is then no part of it.
  const figure = claim['figure'] ?? (claim['wording'] ? undefined : draft['figure']);
  const title = [figure, wording].filter((part) => typeof part === 'string').join(': ');
  return title === '' ? undefined : cutAtWord(title, longestClaimTitle);
}
