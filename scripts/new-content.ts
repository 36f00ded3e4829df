import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { listFiles, sortFiles } from '#check/content-files.ts';
import { newEntry } from '#check/new-entry.ts';
import { contentFolders } from '#content/content-folders.ts';
import { kinds } from '#kinds.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run content:new speaker ana-reyes`: writes an empty, commented file for a new entry. Never
 * overwrites a file.
 */
const [kind = '', id = ''] = process.argv.slice(2);
const { own } = contentFolders();
const { entries } = sortFiles(await listFiles(own), kinds);
const entry = newEntry(kind, id, entries);

if ('message' in entry) {
  fail(`Nothing was written: ${entry.message}.\n${entry.fix}`);
  fail('Use it like this: npm run content:new speaker ana-reyes');
} else {
  const file = join(own, entry.file);
  await writeFile(file, entry.text, { flag: 'wx' });
  const hasPicture = /^(?:# )?\w+: \.\//m.test(entry.text);
  const steps = [
    'Open it in a text editor and write behind each name; the note above says what belongs there.',
    ...(hasPicture ? ['Put the picture beside it, under the name that the file says.'] : []),
    'Run "npm run content:check": it lists what is still missing.',
    'Look at it with "npm run dev", then publish it: docs/publishing.md.',
  ];
  const list = steps.map((step, index) => `${index + 1}. ${step}`).join('\n');
  say(`Wrote ${file}\n\n${list}`);
}
