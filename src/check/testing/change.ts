import { parseDocument } from 'yaml';
import type { Tree } from './sound-tree.ts';

/** Changes a content folder that has no problem, to cause one. */
export type Change = (tree: Tree) => void;

/** Writes a value, of any type, into a field. */
export function set(file: string, path: (string | number)[], value: unknown): Change {
  return edit(file, (text) => inYaml(text, (document) => document.setIn(path, value)));
}

/** Takes a field away. */
export function drop(file: string, path: (string | number)[]): Change {
  return edit(file, (text) => inYaml(text, (document) => document.deleteIn(path)));
}

/** Changes the text of a file. */
export function edit(file: string, change: (text: string) => string): Change {
  return (tree) => {
    const text = String(tree.get(file));
    const changed = change(text);
    if (changed === text) throw new Error(`${file} was not changed`);
    tree.set(file, changed);
  };
}

/** Adds a file, or puts another in its place. */
export function put(file: string, content: string | Buffer): Change {
  return (tree) => {
    tree.set(file, content);
  };
}

/** Takes files away. */
export function remove(...files: string[]): Change {
  return (tree) => {
    for (const file of files) tree.delete(file);
  };
}

/** Puts words below the fields of the sample event. */
export function write(body: string): Change {
  return edit('events/sample.md', (text) => text.replace('Some words.', () => body));
}

/** Several changes one after the other. */
export function all(...changes: Change[]): Change {
  return (tree) => {
    for (const change of changes) change(tree);
  };
}

/** The text of a content file after a change of its fields; front matter or YAML alone. */
function inYaml(
  text: string,
  change: (document: ReturnType<typeof parseDocument>) => void,
): string {
  const [, open = '', yaml = '', rest = ''] =
    /^(---\n|)([\s\S]*?)((?:---\n[\s\S]*)?)$/.exec(text) ?? [];
  const document = parseDocument(yaml);
  change(document);
  return `${open}${document.toString()}${rest}`;
}
