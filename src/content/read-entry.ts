import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { plainLines } from './text-lines.ts';

/** A parsed content file: its data as written, its Markdown body, and the positions of both. */
export interface RawEntry {
  /** The whole file with `\n` at the end of lines, marks of the demonstration included. */
  source: string;
  /** The data as written; undefined while the YAML cannot be read or is not plain. */
  data: unknown;
  body: string;
  yaml: string;
  /** The parsed YAML, which knows the place of every key and what is wrong with the syntax. */
  document: Document;
  lines: LineCounter;
  /** Lines of the file before the YAML begins and before the body begins. */
  dataOffset: number;
  bodyOffset: number;
}

/**
 * Reads the text of a content file. Byte-order mark and line ends of other systems are read as if
 * they were not there. Text for the demonstration alone is left out unless `isDemonstration`; its
 * lines stay empty, so that line numbers are those of the file. Never throws: where the YAML cannot
 * be read, `data` is undefined and `document.errors` says why.
 */
export function readEntry(
  written: string,
  format: 'md' | 'yaml',
  isDemonstration = true,
): RawEntry {
  const source = plainLines(written);
  const kept = source.replace(demonstrationText, isDemonstration ? '\n$1' : '');
  const parts =
    format === 'md'
      ? splitFrontMatter(kept)
      : { yaml: kept, body: '', dataOffset: 0, bodyOffset: 0 };
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: lines, prettyErrors: false });
  const isReadable = document.errors.length === 0 && isPlain(document);
  return { source, ...parts, data: isReadable ? document.toJS() : undefined, document, lines };
}

/**
 * Whether YAML has no alias, since a few of them can grow to gigabytes, and only scalars as keys.
 */
export function isPlain(document: Document): boolean {
  let plain = true;
  visit(document, {
    Alias() {
      plain = false;
    },
    Pair(_, { key }) {
      plain &&= isScalar(key);
    },
  });
  return plain;
}

/** The character of the YAML at which a node begins; 0 for what is no node. */
export function nodeStart(node: unknown): number {
  return (node as { range?: readonly number[] | null } | null)?.range?.[0] ?? 0;
}

function splitFrontMatter(source: string) {
  const found = frontMatterOf(source);
  if (!found) return { yaml: '', body: source, dataOffset: 0, bodyOffset: 0 };
  const { open, yaml, close, body } = found;
  const bodyOffset = `${open}${yaml}${close}`.split('\n').length - 1;
  return { yaml, body, dataOffset: 1, bodyOffset };
}

/**
 * Returns the four parts of a Markdown file with `\n` at the end of lines: the line that opens its
 * fields, the fields as YAML, the line that closes them with the line end before it, and the body.
 * One after the other they are the file again. Undefined where the file does not begin with a block
 * of fields between two lines of `---`.
 */
export function frontMatterOf(source: string) {
  const [all, open = '', yaml = '', close = ''] =
    /^(---[ \t]*\n)([\s\S]*?)(\n---[ \t]*(?:\n|$))/.exec(source) ?? [];
  return all === undefined ? undefined : { open, yaml, close, body: source.slice(all.length) };
}

/**
 * Matches text for the demonstration alone, between `{demonstration}` and `{/demonstration}`, each
 * on a line of its own; in YAML these are comments, `# {demonstration}`. The first group is the
 * text without its marks. The content check reports a mark without a partner.
 */
const demonstrationText =
  /^[ \t]*(?:#[ \t]*)?\{demonstration\}[ \t]*\n([\s\S]*?)^[ \t]*(?:#[ \t]*)?\{\/demonstration\}[ \t]*$/gm;

/** Returns the text of a content file without what is for the demonstration alone. */
export function withoutDemonstration(text: string): string {
  return plainLines(text).replace(new RegExp(`${demonstrationText.source}\\n?`, 'gm'), '');
}

/**
 * Whether a content folder is a demonstration, whose people are examples. `written` is the text of
 * its `site.yaml`, where the field `demonstration` is the one switch.
 */
export function isDemonstrationSite(written: string): boolean {
  const { data } = readEntry(written, 'yaml');
  return (data as { demonstration?: unknown } | undefined)?.demonstration === true;
}
