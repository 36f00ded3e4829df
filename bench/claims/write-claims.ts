import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';
import type { ClaimFile } from '#features/claims/claim.schema.ts';
import { vocabularyOf } from '../people/vocabulary.ts';
import { madeClaim } from './made-claim.ts';

/** Fills a folder of claims up to a number of them: those who are there stay, the others are made up in their language. */
export async function fillUpClaims(folder: string, count: number): Promise<number> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.yaml')).toSorted();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  const words = vocabularyOf(texts.map(proseOf));
  for (let number = files.length; number < count; number++) {
    const text = stringify(madeClaim(number, words), {
      ...{ defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 },
    });
    await writeFile(join(folder, `made-${String(number).padStart(5, '0')}.yaml`), text);
  }
  return Math.max(count, files.length);
}

/** What a claim says in sentences. */
function proseOf(text: string): string {
  const claim = parse(text) as ClaimFile;
  return claim.status === 'unsourced' ? claim.note : `${claim.wording} ${claim.note}`;
}
