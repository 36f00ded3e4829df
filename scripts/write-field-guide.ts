import { writeFile } from 'node:fs/promises';
import { checkContent } from '#check/check-content.ts';
import { wordPlacesOf } from '#check/word-places.ts';
import { fieldGuide } from '#content/field-guide.ts';
import { kinds } from '#kinds.ts';

const guideFile = 'docs/content-fields.md';
await writeFile(guideFile, fieldGuide(kinds));
console.log(`Wrote ${guideFile}`);

// The places that the words of the example have are those that the program fills in.
const placesFile = 'src/check/word-places.json';
const { entries } = await checkContent({ own: 'example' });
await writeFile(placesFile, `${JSON.stringify(wordPlacesOf(entries), null, 2)}\n`);
console.log(`Wrote ${placesFile}`);
