import { type KindName, kinds } from '#kinds.ts';
import { type Entry, parseEntry } from '../entry.ts';

/** An entry with these fields, as YAML, and this text below them, which need not fit its schema. */
export function textEntry(kindName: KindName, yaml: string, body = ''): Entry {
  const kind = kinds[kindName];
  const id = 'only' in kind ? kind.only[0] : 'sample';
  const file = `${kind.folder}/${id}.${kind.format}`;
  const text = kind.format === 'md' ? `---\n${yaml}\n---\n\n${body}\n` : `${yaml}\n`;
  return parseEntry({ kindName, kind, id, file }, text);
}
