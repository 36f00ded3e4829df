import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from 'fflate';

export type ArchiveFiles = Readonly<Record<string, Uint8Array>>;

/**
 * Returns files as a ZIP archive. The same files give the same bytes: the time of every entry is
 * noon of `date` (`YYYY-MM-DD`), because ZIP times have no zone.
 */
export function archiveOf(files: ArchiveFiles, date: string): Uint8Array {
  const [year = 1980, month = 1, day = 1] = date.split('-').map(Number);
  const mtime = new Date(year, month - 1, day, 12);
  const paths = Object.keys(files).sort(contentTypesFirst);
  const zippable: Zippable = Object.fromEntries(
    paths.map((path) => {
      const level = isCompressed.test(path) ? 0 : 9;
      return [path, [files[path] ?? new Uint8Array(), { mtime, level }]];
    }),
  );
  return zipSync(zippable);
}

/**
 * Formats whose bytes an archive stores as they are, because to compress them again gains nothing.
 * PNG are not among them: our flat ones become a fifth smaller.
 */
const isCompressed = /\.(?:jpg|avif|webp|mp4|webm|zip)$/;

/** Returns the files of a ZIP archive by path. Throws if the bytes are no ZIP. */
export function filesOf(archive: Uint8Array): ArchiveFiles {
  return unzipSync(archive);
}

/**
 * Sorts by path, with the content types first, where office programs look for them (ECMA-376, part
 * 2).
 */
function contentTypesFirst(a: string, b: string): number {
  const first = '[Content_Types].xml';
  if (a === first) return -1;
  return b === first || a > b ? 1 : -1;
}

/** Creation and modification time in the core properties of an Office file (ECMA-376, part 2). */
const timeStamps = /(<dcterms:(?:created|modified)[^>]*>)[^<]*(<)/g;
/** The random relationship ids that the docx library gives to links. */
const randomIds = /\brId([\w-]{12,})/g;

/**
 * Returns an Office file of a writer library with reproducible bytes: `date` (`YYYY-MM-DD`)
 * replaces the clock, numbers replace random link ids, and entries are sorted. `editPart` may
 * change the XML of each part.
 */
export function reproducible(
  file: Uint8Array,
  date: string,
  editPart: (path: string, xml: string) => string,
): Uint8Array {
  const numberedIds = new Map<string, string>();
  const numberedId = (_: string, randomId: string) => {
    const id = numberedIds.get(randomId) ?? `rIdLink${numberedIds.size + 1}`;
    numberedIds.set(randomId, id);
    return id;
  };
  const parts = Object.entries(filesOf(file)).sort(([a], [b]) => (a < b ? -1 : 1));
  const edited = parts.map(([path, bytes]): [string, Uint8Array] => {
    if (!/\.(?:xml|rels)$/.test(path)) return [path, bytes];
    const xml = strFromU8(bytes)
      .replace(timeStamps, `$1${date}T12:00:00Z$2`)
      .replace(randomIds, numberedId);
    return [path, strToU8(editPart(path, xml))];
  });
  return archiveOf(Object.fromEntries(edited), date);
}
