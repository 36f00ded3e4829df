import { createHash } from 'node:crypto';
import { glob, readFile } from 'node:fs/promises';

const isTest = /\.test\.tsx?$/;
/** Every file that decides how something is made, the data of the drawings among them. What a thing is made of is told apart from it. */
const code = ['src/**/*.{ts,tsx,css,typ}', 'content/data/*', 'package.json', 'package-lock.json'];

let known: Promise<string> | undefined;

/** A short name for the state of the project's code: another line of code or another library, another name. Read once. */
export function codeFingerprint(): Promise<string> {
  known ??= read();
  return known;
}

async function read(): Promise<string> {
  const hash = createHash('sha256').update(process.version);
  const files = (await Array.fromAsync(glob(code))).filter((file) => !isTest.test(file)).sort();
  for (const file of files) hash.update(`${file}:`).update(await readFile(file));
  return hash.digest('hex').slice(0, 16);
}
