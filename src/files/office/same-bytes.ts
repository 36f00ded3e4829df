import { strFromU8, strToU8 } from 'fflate';
import { archiveOf, filesOf } from './archive.ts';

/** When the writer thinks a file was made, in the properties of Office files (ECMA-376, part 2, core properties). */
const moment = /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<)/g;
/** Names that the word writer draws by lot for links. */
const lot = /\brId([\w-]{12,})/g;

/**
 * An Office file as its writer left it → the same file with the same bytes each time: the day of the content in place
 * of the clock, links numbered in place of names drawn by lot, files in order. `mend` may change a part on the way.
 */
export function sameBytes(
  file: Uint8Array,
  date: string,
  mend: (path: string, xml: string) => string = (_, xml) => xml,
): Uint8Array {
  const names = new Map<string, string>();
  const numbered = (_: string, name: string) => {
    if (!names.has(name)) names.set(name, `rIdLink${names.size + 1}`);
    return names.get(name) ?? name;
  };
  const parts = Object.entries(filesOf(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const mended = parts.map(([path, bytes]): [string, Uint8Array] => {
    if (!/\.(?:xml|rels)$/.test(path)) return [path, bytes];
    const xml = strFromU8(bytes).replace(moment, `$1${date}T12:00:00Z$2`).replace(lot, numbered);
    return [path, strToU8(mend(path, xml))];
  });
  return archiveOf(Object.fromEntries(mended), date);
}
