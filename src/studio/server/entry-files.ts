import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { basename, join, posix } from 'node:path';
import { type Entry, type Ids, parseEntry } from '#check/entry.ts';
import { contentFolders, filesOfKind } from '#content/content-folders.ts';
import { nameFault } from '#content/file-name.ts';
import { type Field, formOf } from '#content/form-of.ts';
import { isRecord } from '#content/is-record.ts';
import { belongsTo, type Kind } from '#content/kind.ts';
import { frontMatterOf, readEntry } from '#content/read-entry.ts';
import type { InheritedEntry } from '#content/read-found.ts';
import { textVersion } from '#content/shown-versions.ts';
import { templateOf } from '#content/template.ts';
import { lineStyleOf, plainLines, withLineStyle } from '#content/text-lines.ts';
import { troubleWith } from '#content/write-file.ts';
import { clipsFolder } from '#features/media/b-roll/clip.ts';
import { recordingsFolder } from '#features/stories/recordings/recording-files.ts';
import { kinds } from '#kinds.ts';
import type { Draft, EntryKey, Written } from '../protocol.ts';
import { editYaml } from '../writer/edit-yaml.ts';
import { Refused } from './guards.ts';

/** The kind of that name. Throws `Refused` for a name that is not in `kinds`. */
export function kindOf(name: string): Kind {
  const all: Record<string, Kind> = kinds;
  const kind = Object.hasOwn(all, name) ? all[name] : undefined;
  if (!kind) throw new Refused(`There is no kind of content called "${name}".`);
  return kind;
}

/** The form of a kind. Throws `Refused` like `kindOf`. */
export function formFor(name: string): Field {
  return formOf(kindOf(name).schema);
}

/**
 * The path of an entry inside the content folder, with `/`. Throws `Refused` for an id that could
 * lead anywhere else.
 */
export function pathOf({ kind, id }: EntryKey): string {
  const { folder, format, only } = kindOf(kind);
  if (!isId(id)) {
    throw new Refused(`"${id}" cannot be a file name here: use a to z, 0 to 9 and hyphens.`);
  }
  if (only && !only.includes(id)) throw new Refused(`No page is made from a file called "${id}".`);
  return posix.join(folder, `${id}.${format}`);
}

/** The path of the content folder of a checkout, which all paths of entries lie in. */
export function contentOf(root: string): string {
  return contentFolders(root).own;
}

/** The name of that folder, with which problems and git name its files: `content` or `example`. */
export function folderNameOf(root: string): string {
  return basename(contentOf(root));
}

/**
 * The entry that a file of the content folder belongs to, because it is its own file or is named
 * after it; undefined for any other file.
 */
export function ownerOf(file: string): EntryKey | undefined {
  const { dir, name, base } = posix.parse(file);
  const folder = dir === '' ? '.' : dir;
  if (folder === recordingsFolder) return { kind: 'stories', id: name };
  if (folder === clipsFolder) return { kind: 'clips', id: name };
  const inFolder = Object.entries<Kind>(kinds).filter(([, kind]) => kind.folder === folder);
  const own = inFolder.find(([, kind]) => belongsTo(kind, base));
  const [kind] = own ?? inFolder.find(([, one]) => one.only === undefined) ?? [];
  return kind === undefined || !isId(name) ? undefined : { kind, id: name };
}

/** Whether a file of the content folder is an entry’s own or named after it. */
export function isOf({ kind, id }: EntryKey, file: string): boolean {
  const owner = ownerOf(file);
  return owner?.kind === kind && owner.id === id;
}

/**
 * Whether a name can be an id: small letters, digits and hyphens, and a name that every system can
 * hold.
 */
export function isId(name: string): boolean {
  return /^[a-z0-9][a-z0-9-]*$/.test(name) && nameFault(name) === undefined;
}

/**
 * The text of an entry's file, a byte-order mark included; undefined where there is no such file.
 */
export async function readSource(root: string, key: EntryKey): Promise<string | undefined> {
  const path = join(contentOf(root), pathOf(key));
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw troubleWith(path, error);
  }
}

/**
 * A sentence for staff on a file whose bytes are not UTF-8, and on how to save it so; undefined
 * where they are, and where there is no file. Read as UTF-8, such a file loses its accents.
 */
export async function otherEncoding(root: string, key: EntryKey): Promise<string | undefined> {
  const path = pathOf(key);
  const bytes = await readFile(join(contentOf(root), path)).catch(() => undefined);
  if (bytes === undefined || isUtf8(bytes)) return undefined;
  return `The file ${folderNameOf(root)}/${path} was saved in another encoding than UTF-8, so its accents would be lost here. Open it in a text editor and choose “Save as”, with the encoding “UTF-8”; then open it here again. Nothing was changed in it.`;
}

/**
 * SHA-256 of the text of a file, in hexadecimal, which tells whether the file is still what was
 * loaded; null where there is no file.
 */
export function versionOf(source: string | undefined): string | null {
  return source === undefined ? null : textVersion(source);
}

/**
 * The ids of all entries that the site is made from, by kind; those that fall back to the example
 * included.
 */
export async function idsOfAll(root: string): Promise<Ids> {
  const folders = contentFolders(root);
  const lists = Object.entries<Kind>(kinds).map(async ([name, kind]) => {
    const files = await filesOfKind(kind, folders);
    return [name, new Set(files.keys())] as const;
  });
  return new Map(await Promise.all(lists));
}

/**
 * The entry that its file would be with this text, over that of the example if there is one, as
 * the content check reads it.
 */
export function entryWith({ kind, id }: EntryKey, text: string, example?: InheritedEntry): Entry {
  const file = pathOf({ kind, id });
  return parseEntry({ kindName: kind, kind: kindOf(kind), id, file }, text, example);
}

/**
 * The fields and the text of a file, as the page edits them; where its YAML cannot be read, no
 * fields and the whole `source`.
 */
export function readFields({ kind }: EntryKey, source: string): Written {
  const { format } = kindOf(kind);
  const { data } = readEntry(source, format);
  if (source.trim() === '') return { data: {}, body: '' };
  if (!isRecord(data)) return { data: {}, body: '', source };
  return { data, body: format === 'md' ? markdownParts(plainLines(source)).body.trim() : '' };
}

/**
 * The fields with which a new entry begins: those that have a value in the template of its kind.
 */
export function readTemplate(key: EntryKey): Written {
  const { data } = readFields(key, templateOf(kindOf(key.kind)));
  const written = Object.entries(data).filter(([, value]) => isWritten(value));
  return { data: Object.fromEntries(written), body: '' };
}

/** Whether a value of a template is written in all its parts, and nothing is to be filled in. */
function isWritten(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isWritten);
  if (typeof value !== 'object') return value !== '';
  return value !== null && Object.values(value).every(isWritten);
}

/**
 * The text of the file of a draft: `before`, the file as it is, in which only what differs is
 * written anew. Line ends stay, a byte-order mark goes. Throws `Refused` for values that cannot be
 * written.
 */
export function textOf(draft: Draft, before: string | undefined): string {
  if (draft.source !== undefined) return withoutMark(draft.source);
  const { format } = kindOf(draft.kind);
  const text = withoutMark(before ?? '');
  const source = plainLines(text);
  const form = formFor(draft.kind);
  const edited =
    format === 'yaml'
      ? withLineEnd(editFields(source, draft, form))
      : editMarkdown(source, draft, form);
  return edited === source ? text : withLineStyle(edited, lineStyleOf(text));
}

/** The text of a Markdown file with the fields and the body of a draft. */
function editMarkdown(source: string, draft: Draft, form: Field): string {
  const { open, yaml, close, body } = markdownParts(source);
  const fields = editFields(yaml === '' ? '' : `${yaml}\n`, draft, form).replace(/\n$/, '');
  const words = plainLines(draft.body).trim();
  const rest = body.trim() === words && source !== '' ? body : `\n${words}\n`;
  return `${open}${fields}${close}${rest}`;
}

/** `editYaml`, which throws `Refused` where it cannot write the fields. */
function editFields(yaml: string, { data }: Draft, form: Field): string {
  try {
    return editYaml(yaml, data, form);
  } catch (error) {
    if (error instanceof RangeError) throw new Refused(`This cannot be saved: ${error.message}.`);
    throw error;
  }
}

/**
 * The parts of a Markdown file, marks of the demonstration included; where it has no fields, all of
 * it is body.
 */
function markdownParts(source: string) {
  return frontMatterOf(source) ?? { open: '---\n', yaml: '', close: '\n---\n', body: source };
}

/** A text without byte-order mark, which some editors write and no reader here needs. */
function withoutMark(text: string): string {
  return text.replace(/^\uFEFF/, '');
}

function withLineEnd(text: string): string {
  return text === '' || text.endsWith('\n') ? text : `${text}\n`;
}
