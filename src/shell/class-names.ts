import { globSync } from 'node:fs';
import { relative } from 'node:path';

/**
 * The letters with which names begin: some consonants, enough for 364 modules. With `a` a name
 * could be `ad1`, and content blockers hide elements of such classes.
 */
const firstLetters = 'klmnpqrstvwxyz';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const modules = globSync('src/**/*.module.css')
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
/** The classes of each module by its path, in the order in which Vite asks for their names. */
const classes = new Map<string, string[]>();

/**
 * Returns the name that the class `name` of the CSS module `file` (a path, with or without a query)
 * has in a built page, such as `ld3`: two letters for the module by its place among all, a number
 * for the class by its place in the module. The places follow from the sources alone, so that two
 * builds of the same sources agree. Throws for a file that is no CSS module under `src`. The names
 * with words and hashes that Vite gives weigh 600 to 1,000 bytes a page, compressed.
 */
export function shortClassName(name: string, file: string): string {
  const [path = ''] = relative('.', file).replaceAll('\\', '/').split('?');
  const place = modules.indexOf(path);
  if (place < 0)
    throw new Error(`${path} is no CSS module under src, so its classes have no short names.`);
  const moduleClasses = classes.get(path) ?? [];
  classes.set(path, moduleClasses);
  if (!moduleClasses.includes(name)) moduleClasses.push(name);
  const first = firstLetters[Math.floor(place / letters.length)];
  return `${first}${letters[place % letters.length]}${moduleClasses.indexOf(name)}`;
}
