import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { parse } from 'yaml';
import {
  type SpeakerSearch,
  type SpeakerSearchFile,
  searchSpeakers,
  speakerFields,
} from '#features/speakers/directory/speaker-index.ts';
import { outDir } from '#hosting/out-dir.ts';
import { openIndex } from '#site/search/text-index.ts';
import { formsInText } from '#site/search/word-forms.ts';
import { builtPages } from '../support/built-files.ts';
import { pageText } from '../support/page-text.ts';

/*
 * The directory finds a speaker by every word of the profile. Not words of a profile are: other
 * people (“Similar speakers”), what is said in a recording, the sizes and numbers of texts and
 * files, the labels that stand around what is said of everybody, and words of one or two letters,
 * which begin too many others.
 */

const file: SpeakerSearchFile = JSON.parse(
  readFileSync(join(outDir, 'speakers/search-index.json'), 'utf8'),
);

/** Labels of the page beside the words of its file and those on every profile. */
const labels = `
  Ask for an interview, Book this speaker, Write to the voices team, Fill in the booking form,
  Email, Booking, Say, Profile of, Watch Video, Read Publication, Recordings coming soon,
  The figures behind it, How we checked, Copy with source, Source, opens in a new tab,
  Closest published figure, Read in a report about the document, no published source found,
  under review, as reported by, Anywhere in the United States,
  Nowhere just now`;

function wordsOf(html: string): string[] {
  const main = html
    .slice(html.indexOf('<main'), html.indexOf('</main>'))
    .replace(
      /<section[^>]*aria-labelledby="(similar-speakers|embed|headshots|hear)"[\s\S]*?<\/section>/g,
      ' ',
    )
    .replace(/<(?=\w|\/)/g, ' <');
  const text = pageText(`<body>${main}`).replace(
    /\d[\d,]* words\.|coming soon: \d+|since \d+: the \d+|\d+ states of the/g,
    ' ',
  );
  return [...new Set(formsInText(text))].filter((word) => word.length > 2 || /\d/.test(word));
}

test('the directory finds a speaker by every word of the profile', async () => {
  const search: SpeakerSearch = { ...file, index: await openIndex(speakerFields, file.index) };
  const profiles = builtPages()
    .map(({ path, html }) => ({ id: path.replace('/speakers/profile/', ''), html }))
    .filter(({ id }) => id in file.states)
    .map(({ id, html }) => ({ id, words: wordsOf(html) }));
  expect(profiles).toHaveLength(Object.keys(file.states).length);
  const pageWords = parse(readFileSync('example/pages/speaker-profile.yaml', 'utf8'));
  const [first] = profiles;
  const everywhere = first?.words.filter((word) =>
    profiles.every(({ words }) => words.includes(word)),
  );
  const isLabel = new Set([
    ...(everywhere ?? []),
    ...formsInText(labels),
    ...formsInText(JSON.stringify(pageWords)),
  ]);
  const lost = profiles.flatMap(({ id, words }) =>
    words
      .filter((word) => !isLabel.has(word))
      // In quotation marks a word is no filter.
      .filter((word) => searchSpeakers(search, `"${word}"`).scores?.has(id) !== true)
      .map((word) => `“${word}” does not find ${id}`),
  );
  expect(lost).toEqual([]);
});
