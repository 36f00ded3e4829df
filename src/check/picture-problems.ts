import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import sharp from 'sharp';
import { z } from 'zod';
import { type Entry, type EntryFile, problemAt } from './entry.ts';
import { withGuess } from './nearest.ts';
import { fileProblem, type Problem, type ProblemText } from './problem.ts';
import { rasterProblems } from './raster-problems.ts';
import { type Field, fieldsOf } from './schema-walk.ts';
import { svgProblems } from './svg-problems.ts';

/** A field that names a picture, and the picture's path inside the content folder. */
interface Named {
  entry: Entry;
  field: Field;
  path: string;
  isPortrait: boolean;
}

/**
 * Problems in pictures: those that entries name must exist and be sound, and none may lie about unused. `files` are all
 * files of entries; of one that cannot be read nobody knows which pictures it uses.
 */
export async function pictureProblems(
  root: string,
  entries: readonly Entry[],
  files: readonly EntryFile[],
  pictures: readonly string[],
): Promise<Problem[]> {
  const looked = new Map<string, Promise<ProblemText[]>>();
  const named = entries.flatMap(namedBy);
  const problems = named.map(async ({ entry, field, path, isPortrait }) => {
    const looking = looked.get(path) ?? problemsOfPicture(root, path, pictures);
    looked.set(path, looking);
    const found = await looking;
    const more = isPortrait && found.length === 0 ? await portraitProblems(root, path) : [];
    return [...found, ...more].map((one) => problemAt(entry, field.path, field.value, one));
  });
  const readable = new Set(entries.filter(({ data }) => data !== undefined).map((one) => one.file));
  const unread = files.filter(({ file }) => !readable.has(file));
  return [...(await Promise.all(problems)).flat(), ...unusedProblems(pictures, named, unread)];
}

/** A name that does not fit its field is reported by the schema, so it is not looked up. */
function namedBy(entry: Entry): Named[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].flatMap((field) => {
    const { target, schema, value } = field;
    if (!target || !('picture' in target) || !z.safeParse(schema, value).success) return [];
    const path = posix.join(posix.dirname(entry.file), String(value));
    return { entry, field, path, isPortrait: target.isPortrait === true };
  });
}

/**
 * A picture that is named with other capitals counts as used: its problem is at the field. So does every picture in the
 * folder of an entry that cannot be read.
 */
function unusedProblems(
  pictures: readonly string[],
  named: readonly Named[],
  unread: readonly EntryFile[],
): Problem[] {
  const used = new Set(named.map(({ path }) => path.toLowerCase()));
  const unknown = new Set(unread.map(({ file }) => posix.dirname(file)));
  return pictures
    .filter((path) => !used.has(path.toLowerCase()) && !unknown.has(posix.dirname(path)))
    .map((path) =>
      fileProblem(path, {
        message: 'no file uses this picture',
        fix: 'Name it in the file it belongs to, or delete it.',
      }),
    );
}

const mostBytes = 2_000_000;
/** What the largest headshot of a press kit needs, as the content guide says. */
const leastPortrait = { width: 1040, height: 1248 };

/** What is wrong with the picture at a path inside the content folder, given all pictures there are. */
async function problemsOfPicture(
  root: string,
  path: string,
  pictures: readonly string[],
): Promise<ProblemText[]> {
  if (!pictures.includes(path)) return [missing(path, pictures)];
  const { size } = await stat(join(root, path));
  if (size > mostBytes) return [tooHeavy(size)];
  const bytes = await readFile(join(root, path));
  const ending = posix.extname(path).slice(1);
  return ending === 'svg' ? svgProblems(bytes) : rasterProblems(bytes, ending);
}

/** What is wrong with a sound picture as a portrait of a person: it lies on its side or is too small. Drawings have no size. */
async function portraitProblems(root: string, path: string): Promise<ProblemText[]> {
  // Turned as its EXIF says, which is how browsers and the build show it.
  const { autoOrient } = await sharp(join(root, path)).metadata();
  const { width, height } = autoOrient;
  if (height < width) {
    return [
      {
        message: `the picture is wider than it is high (${width} by ${height})`,
        fix: 'Cut it upright, head and shoulders: for every 5 wide, 6 high.',
      },
    ];
  }
  const { width: least, height: high } = leastPortrait;
  if (posix.extname(path) === '.svg' || (width >= least && height >= high)) return [];
  return [
    {
      message: `the portrait is ${width} by ${height} pixels; it needs at least ${least} by ${high}`,
      fix: 'Export it again from a larger original; do not blow this one up.',
    },
  ];
}

function missing(path: string, pictures: readonly string[]): ProblemText {
  const beside = pictures.filter((one) => posix.dirname(one) === posix.dirname(path));
  const names = beside.map((one) => `./${posix.basename(one)}`);
  const fix = 'Put the picture beside this file, or correct the name; capitals count.';
  return {
    message: 'there is no such picture beside this file',
    fix: withGuess(`./${posix.basename(path)}`, names, fix),
  };
}

function tooHeavy(size: number): ProblemText {
  return {
    message: `the picture has ${(size / 1_000_000).toFixed(1)} MB; at most 2 MB are allowed`,
    fix: 'Export it as JPEG, 2000 pixels wide, quality 80.',
  };
}
