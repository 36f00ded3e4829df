import { parseArgs } from 'node:util';

/** What `npm run bench -- …` may be asked. */
export interface Options {
  sizes: readonly number[] | undefined;
  /** The name of the one bench to run. */
  only: string | undefined;
  pages: readonly string[] | undefined;
  runs: number | undefined;
}

/** The arguments of the command, read. Throws a sentence for the person who typed them. */
export function optionsFrom(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sizes: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string' },
    },
  });
  return {
    sizes: values.sizes === undefined ? undefined : sizesFrom(values.sizes),
    only: positionals[0],
    pages: values.pages?.split(','),
    runs: values.runs === undefined ? undefined : sizesFrom(values.runs)[0],
  };
}

function sizesFrom(words: string): number[] {
  const sizes = words.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`--sizes is "${words}"; it must be whole numbers with commas, such as 26,500.`);
}
