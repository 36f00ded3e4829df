import { globSync } from 'node:fs';
import { relative } from 'node:path';

/** None begins a name such as `ad1`, which content blockers hide. */
const firstLetters = 'klmnpqrstvwxyz';
const letters = 'abcdefghijklmnopqrstuvwxyz';
const modules = globSync('src/**/*.module.css')
  .map((path) => path.replaceAll('\\', '/'))
  .sort();
const classes = new Map<string, string[]>();

/**
 * The class name of a CSS module in a built page, such as `ld3`: letters for the module by its
 * place among all, a number for the class by its place in the module, so that two builds of the
 * same sources agree. The names with words and hashes that Vite gives weigh 600 to 1,000 bytes a
 * page, compressed.
 */
export function shortClassName(name: string, file: string): string {
  const [path = ''] = relative('.', file).replaceAll('\\', '/').split('?');
  const place = modules.indexOf(path);
  if (place < 0)
    throw new Error(`${path} is no CSS module under src, so its classes have no short names.`);
  const known = classes.get(path) ?? [];
  classes.set(path, known);
  if (!known.includes(name)) known.push(name);
  const first = firstLetters[Math.floor(place / letters.length)];
  return `${first}${letters[place % letters.length]}${known.indexOf(name)}`;
}
