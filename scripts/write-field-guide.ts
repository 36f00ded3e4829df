import { writeFile } from 'node:fs/promises';
import { fieldGuide } from '#content/field-guide.ts';
import { kinds } from '#kinds.ts';

const file = 'docs/content-fields.md';
await writeFile(file, fieldGuide(kinds));
console.log(`Wrote ${file}`);
