import { readFile, stat } from 'node:fs/promises';
import { extname, join, posix } from 'node:path';
import sharp, { type Metadata } from 'sharp';
import { pictureFile } from '#content/fields.ts';
import { type Entry, type EntryFile, problemAt } from './entry.ts';
import { hasLocation } from './picture-location.ts';
import { fileProblem, type Problem, type ProblemText, withGuess } from './problem.ts';
import { inTurn, remember } from './remember.ts';
import { svgProblems, unlessDamaged } from './svg-problems.ts';

/**
 * Problems in pictures: those that entries name must exist and be sound, and every picture must be
 * used. `pictures` are the paths of all pictures, `files` all files of entries, also those that
 * could not be read: of these nobody knows which pictures they use.
 */
export async function pictureProblems(
  root: string,
  entries: readonly Entry[],
  files: readonly EntryFile[],
  pictures: readonly string[],
): Promise<Problem[]> {
  /** The problems of each picture by its path, so that one with many uses is read once. */
  const checks = new Map<string, Promise<ProblemText[]>>();
  const uses = entries.flatMap(pictureUses);
  const owners = ownersOf(files);
  const problems = uses.map(async ({ entry, field, path, isPortrait }) => {
    const check = checks.get(path) ?? problemsOfPicture(root, path, pictures);
    checks.set(path, check);
    const found = await check;
    const more = isPortrait && found.length === 0 ? await portraitProblems(join(root, path)) : [];
    const owner = owners.get(nameOfPicture(path));
    const isOfOther = owner !== undefined && owner.file !== entry.file;
    const whose = isOfOther ? [texts.ofOther(owner, entry, pictures)] : [];
    return [...whose, ...found, ...more].map((one) =>
      problemAt(entry, field.path, field.value, one),
    );
  });
  const readable = new Set(entries.filter(({ data }) => data !== undefined).map((one) => one.file));
  const unread = files.filter(({ file }) => !readable.has(file));
  return [
    ...(await Promise.all(problems)).flat(),
    ...unusedProblems(pictures, uses, unread, owners),
  ];
}

/** The entries by the path of the pictures that are named after them, without an ending. */
function ownersOf(files: readonly EntryFile[]): ReadonlyMap<string, EntryFile> {
  return new Map(files.map((file) => [posix.join(file.kind.folder, file.id), file]));
}

function nameOfPicture(path: string): string {
  const { dir, name } = posix.parse(path);
  return posix.join(dir, name);
}

/**
 * The pictures that an entry names, by field, with their paths inside the content folder. A name
 * that does not fit its field is left out: that is a problem of the schema.
 */
function pictureUses(entry: Entry) {
  return entry.fields.flatMap((placed) => {
    const { field, value } = placed;
    if (field.is !== 'picture' || !pictureFile.safeParse(value).success) return [];
    const path = posix.join(posix.dirname(entry.file), String(value));
    return { entry, field: placed, path, isPortrait: field.isPortrait === true };
  });
}

/**
 * Problems of pictures that no entry uses. A picture counts as used where its name has other
 * capitals, and where an entry in its folder could not be read. One that is named after an entry
 * which shows that of another entry has no problem: the entry has it.
 */
function unusedProblems(
  pictures: readonly string[],
  uses: readonly { path: string; entry: Entry }[],
  unread: readonly EntryFile[],
  owners: ReadonlyMap<string, EntryFile>,
): Problem[] {
  const used = new Set(uses.map(({ path }) => path.toLowerCase()));
  const showsOther = new Set(
    uses.flatMap(({ path, entry }) => {
      const owner = owners.get(nameOfPicture(path));
      return owner && owner.file !== entry.file ? [entry.file] : [];
    }),
  );
  const unknownFolders = new Set(unread.map(({ file }) => posix.dirname(file)));
  return pictures
    .filter((path) => !used.has(path.toLowerCase()) && !unknownFolders.has(posix.dirname(path)))
    .flatMap((path) => {
      const owner = owners.get(nameOfPicture(path));
      if (owner && showsOther.has(owner.file)) return [];
      return fileProblem(path, owner ? texts.notNamed(owner) : texts.unused);
    });
}

const mostBytes = 2_000_000;
/** Pixels that the largest headshot of a press kit needs, as the content guide says. */
const leastPortrait = { width: 1040, height: 1248 };

async function problemsOfPicture(
  root: string,
  path: string,
  pictures: readonly string[],
): Promise<ProblemText[]> {
  if (!pictures.includes(path)) return [missing(path, pictures)];
  const file = join(root, path);
  return remember('picture', [file], () => inTurn(() => problemsOfPictureFile(file)));
}

async function problemsOfPictureFile(file: string): Promise<ProblemText[]> {
  const { size } = await stat(file);
  if (size === 0) return [texts.empty];
  if (size > mostBytes) return [texts.tooHeavy(size)];
  const bytes = await readFile(file);
  const ending = extname(file).slice(1);
  return ending === 'svg' ? svgProblems(bytes) : rasterProblems(bytes, ending);
}

/**
 * The problems of a sound picture as a portrait of a person: it is wider than high, or too small
 * for a headshot. Drawings are large enough at any size.
 */
async function portraitProblems(file: string): Promise<ProblemText[]> {
  // Turned as its EXIF says, which is how browsers and the build show it.
  const { autoOrient } = await remember('size', [file], () => sharp(file).metadata());
  const { width, height } = autoOrient;
  if (height < width) return [texts.wide(width, height)];
  const isLarge = width >= leastPortrait.width && height >= leastPortrait.height;
  if (isLarge || extname(file) === '.svg') return [];
  return [texts.smallPortrait(width, height)];
}

/** The problem of a picture that is not there. */
function missing(path: string, pictures: readonly string[]): ProblemText {
  const neighbors = pictures.filter((one) => posix.dirname(one) === posix.dirname(path));
  const names = neighbors.map((one) => `./${posix.basename(one)}`);
  const fix = 'Put the picture beside this file, or correct the name; capitals count.';
  return {
    inForm: 'This picture is not there. Choose it again.',
    message: 'there is no such picture beside this file',
    fix: withGuess(`./${posix.basename(path)}`, names, fix),
  };
}

/** The least width and the most pixels of a photograph. */
const smallestWidth = 300;
const mostPixels = 50_000_000;

/**
 * The problems of the bytes of a photograph, given the ending (`jpg`, `png`, `webp`, `avif`) of its
 * name.
 */
export async function rasterProblems(bytes: Buffer, ending: string): Promise<ProblemText[]> {
  // Only the header is read, so that a picture of any size can say how large it is.
  const header = sharp(bytes, { limitInputPixels: false });
  const metadata = await unlessDamaged(() => header.metadata());
  if (!metadata) return [bytes.length === 0 ? texts.empty : texts.notAPicture(ending)];
  const format = formatOf(metadata);
  if (format !== ending.replace('jpeg', 'jpg')) return [texts.otherFormat(format, ending)];
  const found = metadataProblems(metadata, bytes);
  if (found.length > 0) return found;
  const decoded = await unlessDamaged(() => sharp(bytes, { failOn: 'warning' }).stats());
  return decoded ? [] : [texts.damaged];
}

function metadataProblems(metadata: Metadata, bytes: Buffer): ProblemText[] {
  const { width, height, pages = 1, exif, xmp } = metadata;
  const found: ProblemText[] = [];
  if (pages > 1 || isAnimatedPng(bytes)) found.push(texts.moving);
  if (width * height > mostPixels) found.push(texts.tooLarge(width, height));
  if (width < smallestWidth) found.push(texts.tooSmall(width, smallestWidth));
  if (hasLocation(exif, xmp)) found.push(texts.placeInside);
  return found;
}

/**
 * The format of a picture, as the ending of its file: `jpg`, `avif`; `heic` for what browsers
 * cannot show.
 */
function formatOf({ format, compression }: Metadata): string {
  if (format === 'heif') return compression === 'av1' ? 'avif' : 'heic';
  return format === 'jpeg' ? 'jpg' : format;
}

/**
 * Whether a PNG moves: it then has a chunk `acTL` before its first data (PNG 3, section 11.3.5.1).
 * The picture library reads only the first frame and does not say.
 */
function isAnimatedPng(bytes: Buffer): boolean {
  return (
    bytes.subarray(1, 4).toString() === 'PNG' &&
    bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL')
  );
}

/** Bytes in MB, rounded up, so that a file over a limit never reads as the limit. */
function megabytesUp(bytes: number): string {
  return (Math.ceil(bytes / 100_000) / 10).toFixed(1);
}

/** Pixels in millions, rounded up for the same reason. */
function millions(pixels: number): number {
  return Math.ceil(pixels / 1_000_000);
}

const texts = {
  /** A picture that is named after the entry `owner`, and shown by the entry `entry`. */
  ofOther: (owner: EntryFile, entry: EntryFile, pictures: readonly string[]) => {
    const own = pictures.find(
      (path) => nameOfPicture(path) === posix.join(entry.kind.folder, entry.id),
    );
    return {
      message: `is the picture of "${owner.id}", not of "${entry.id}"`,
      fix: own
        ? `Choose ./${posix.basename(own)}, which is there.`
        : `Choose the picture of this entry; it is named after it, "${entry.id}".`,
    };
  },
  notNamed: (owner: EntryFile) => ({
    message: `"${owner.id}" has this name and does not show this picture`,
    fix: `Choose it in "${owner.id}", or delete it if that entry shows a newer one.`,
  }),
  unused: {
    message: 'no file uses this picture',
    fix: 'Name it in the file it belongs to, or delete it.',
    inForm:
      'A picture named after this entry is not shown by it. Choose a picture in its field, which takes this one’s place.',
  },
  wide: (width: number, height: number) => ({
    message: `the picture is wider than it is high (${width} by ${height})`,
    fix: 'Cut it upright, head and shoulders: for every 5 wide, 6 high.',
  }),
  smallPortrait: (width: number, height: number) => ({
    message: `the portrait is ${width} by ${height} pixels; it needs at least ${leastPortrait.width} by ${leastPortrait.height}`,
    fix: 'Export it again from a larger original; do not blow this one up.',
  }),
  tooHeavy: (size: number) => ({
    message: `the picture has ${megabytesUp(size)} MB; at most 2 MB are allowed`,
    fix: 'Export it as JPEG, 2000 pixels wide, quality 80.',
  }),
  damaged: {
    message: 'the picture is damaged: part of it cannot be read',
    fix: 'Export it again from the original.',
  },
  moving: { message: 'the picture moves', fix: 'Save one frame of it as a still picture.' },
  placeInside: {
    message: 'the picture tells where it was taken (GPS)',
    fix: 'Export it again without location, often an option called "Remove location" or "Include metadata: none".',
  },
  empty: {
    message: 'the picture is empty: the file is not a picture but 0 bytes long',
    fix: 'Export it again from the original, or copy it here again.',
    inForm: 'This picture is empty. Export it again from the original, and choose it again.',
  },
  notAPicture: (ending: string) => ({
    message: `the file ends in ".${ending}" but is not a picture that can be read`,
    fix: 'Open the original in a picture program and export it again.',
    inForm:
      'This is no picture that can be read. Open the original in a picture program, export it again, and choose that.',
  }),
  otherFormat: (format: string, ending: string) => ({
    message: `the file ends in ".${ending}" but is of the type "${format}"`,
    fix: `Export it as "${ending}"; to change the name alone does not help.`,
    inForm: `This picture is called .${ending} but is of the type ${format.toUpperCase()}. Open it in a picture program and export it as JPEG or PNG; to change the name alone does not help.`,
  }),
  tooLarge: (width: number, height: number) => ({
    message: `the picture is ${width} by ${height} pixels, ${millions(width * height)} million; at most ${millions(mostPixels)} million are allowed`,
    fix: 'Make it at most 4000 pixels wide.',
  }),
  tooSmall: (width: number, smallest: number) => ({
    message: `the picture is ${width} pixels wide; it needs at least ${smallest}`,
    fix: 'Use a larger original; do not blow this one up.',
  }),
} satisfies Record<string, ProblemText | ((...found: never[]) => ProblemText)>;
