import { readFile, stat } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { type Advice, type Entry, faultAt } from './entry.ts';
import type { Fault } from './fault.ts';
import { withGuess } from './nearest.ts';
import { rasterAdvice } from './raster-faults.ts';
import { type Field, fieldsOf } from './schema-walk.ts';
import { fileFault } from './sort-files.ts';
import { svgAdvice } from './svg-faults.ts';

const mostBytes = 2_000_000;

/** Faults in pictures: those that entries name must exist and be sound, and none may lie about unused. */
export async function pictureFaults(
  root: string,
  entries: readonly Entry[],
  pictures: readonly string[],
): Promise<Fault[]> {
  const advice = new Map<string, Promise<Advice[]>>();
  const named = entries.flatMap((entry) => picturesOf(entry).map((field) => ({ entry, field })));
  const faults = named.map(async ({ entry, field }) => {
    const path = posix.join(posix.dirname(entry.file), String(field.value));
    if (!advice.has(path)) advice.set(path, pictureAdvice(root, path, pictures));
    const found = (await advice.get(path)) ?? [];
    return found.map((one) => faultAt(entry, field.path, field.value, one));
  });
  const unused = pictures.filter((path) => !named.some(names(path))).map(unusedFault);
  return [...(await Promise.all(faults)).flat(), ...unused];
}

type Named = { entry: Entry; field: Field };

function names(path: string): (named: Named) => boolean {
  return ({ entry, field }) =>
    posix.join(posix.dirname(entry.file), String(field.value)).toLowerCase() === path.toLowerCase();
}

function picturesOf(entry: Entry): Field[] {
  return [...fieldsOf(entry.kind.schema, entry.data)].filter(
    ({ target, value }) => target && 'picture' in target && typeof value === 'string',
  );
}

async function pictureAdvice(
  root: string,
  path: string,
  pictures: readonly string[],
): Promise<Advice[]> {
  if (!pictures.includes(path)) return [missing(path, pictures)];
  const { size } = await stat(join(root, path));
  if (size > mostBytes) return [tooHeavy(size)];
  const bytes = await readFile(join(root, path));
  const ending = posix.extname(path).slice(1);
  return ending === 'svg' ? svgAdvice(bytes) : rasterAdvice(bytes, ending);
}

function missing(path: string, pictures: readonly string[]): Advice {
  const beside = pictures.filter((one) => posix.dirname(one) === posix.dirname(path));
  const names = beside.map((one) => `./${posix.basename(one)}`);
  const advice = 'Put the picture beside this file, or correct the name; capitals count.';
  return {
    problem: 'there is no such picture beside this file',
    remedy: withGuess(`./${posix.basename(path)}`, names, advice),
  };
}

function tooHeavy(size: number): Advice {
  return {
    problem: `the picture has ${(size / 1_000_000).toFixed(1)} MB; at most 2 MB are allowed`,
    remedy: 'Export it as JPEG, 2000 pixels wide, quality 80.',
  };
}

function unusedFault(path: string): Fault {
  return fileFault(path, {
    problem: 'no file uses this picture',
    remedy: 'Name it in the file it belongs to, or delete it.',
  });
}
