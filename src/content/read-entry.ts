import { type Document, isScalar, LineCounter, parseDocument, visit } from 'yaml';

/** A parsed content file: its data as written, its Markdown body, and the positions of both. */
export interface RawEntry {
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

/** The text of a content file → its parts. Text for the demonstration alone is left out unless `isDemonstration`. */
export function readEntry(
  written: string,
  format: 'md' | 'yaml',
  isDemonstration = true,
): RawEntry {
  const source = written.replace(marked, isDemonstration ? '\n$1' : '');
  const parts =
    format === 'md'
      ? splitFrontMatter(source)
      : { yaml: source, body: '', dataOffset: 0, bodyOffset: 0 };
  const lines = new LineCounter();
  const document = parseDocument(parts.yaml, { lineCounter: lines, prettyErrors: false });
  const isReadable = document.errors.length === 0 && isPlain(document);
  return { ...parts, data: isReadable ? document.toJS() : undefined, document, lines };
}

/** Whether the YAML has no alias, since a few of them can grow to gigabytes, and every key is a scalar. */
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

function splitFrontMatter(source: string) {
  const match = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/.exec(source);
  if (!match) return { yaml: '', body: source, dataOffset: 0, bodyOffset: 0 };
  return {
    yaml: match[1] ?? '',
    body: source.slice(match[0].length),
    dataOffset: 1,
    bodyOffset: match[0].split('\n').length - 1,
  };
}

/**
 * Text for the demonstration alone, between `{demonstration}` and `{/demonstration}`, each on a line of its own, in YAML as a
 * comment.
 */
const marked =
  /^[ \t]*(?:# )?\{demonstration\}[ \t]*\n([\s\S]*?)^[ \t]*(?:# )?\{\/demonstration\}[ \t]*$/gm;
