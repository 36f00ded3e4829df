import { globSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Tree } from './sound-tree.ts';

/** The files of the example, by their paths inside it: texts as text, others as bytes. */
export function exampleTree(): Tree {
  const files = globSync('**/*.*', { cwd: 'example' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(join('example', file)).isFile());
  return new Map(
    files.map((file) => {
      const bytes = readFileSync(join('example', file));
      const isText = /\.(?:md|yaml|vtt|csv|json|svg|txt)$/.test(file);
      return [file, isText ? bytes.toString('utf8') : bytes];
    }),
  );
}
