import { parseArgs } from 'node:util';

/** What `npm run bench -- …` may be asked. */
export interface Options {
  sizes: readonly number[] | undefined;
  only: string | undefined;
  pages: readonly string[] | undefined;
  runs: number | undefined;
}

/** The arguments of the command, read. Throws a sentence for the person who typed them. */
export function optionsFrom(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string' },
      only: { type: 'string' },
      pages: { type: 'string' },
      runs: { type: 'string' },
    },
  });
  return {
    sizes: values.sizes === undefined ? undefined : sizesFrom(values.sizes),
    only: values.only,
    pages: values.pages?.split(','),
    runs: values.runs === undefined ? undefined : sizesFrom(values.runs)[0],
  };
}

function sizesFrom(words: string): number[] {
  const sizes = words.split(',').map(Number);
  if (sizes.every((size) => Number.isInteger(size) && size > 0)) return sizes;
  throw new Error(`--sizes is "${words}"; it must be whole numbers with commas, such as 26,500.`);
}
