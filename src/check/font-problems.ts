import { lettersWithoutShape, nameOfLetter } from '#files/font-letters.ts';
import { type Entry, problemsInFields } from './entry.ts';
import type { Problem, ProblemText } from './problem.ts';

/** For kinds all of whose words are drawn. */
const everything = /./;

/**
 * By kind: matches the paths of the fields that a share picture, a cover, a post or a PDF shows.
 */
const drawnFields: Readonly<Record<string, RegExp>> = {
  site: everything,
  // Share pictures, covers and cards: `…ShareCard` in the rooms, `drawMessageCard`, `drawPost`.
  speakers: /^(name|title|organization)$/,
  stories: /^(quote|name)$/,
  events: /^(title|location|city)$/,
  resources: /^(title|publisher)$/,
  hazards: everything,
  claims: everything,
  statistics: everything,
  feeds: /^podcast\.title$/,
  searchPage: /^map\.sections\./,
  eventPage: everything,
  keyMessagesPage: everything,
  // Files of the toolkit and of the media kit.
  checklist: everything,
  toolkitDocuments: everything,
  toolkitWords: everything,
  feedbackForm: everything,
  emailInvitations: everything,
  budgetTemplate: everything,
  eventFlyer: everything,
  socialPack: everything,
  signagePack: everything,
  mediaKitWords: everything,
  brandGuide: everything,
  mediaDesk: everything,
};

/** The fields of any other kind that the share picture of its page shows. */
const drawnOfPage = /^(title|description)$/;

/**
 * Returns the problems in words that are drawn: letters for which no font of the site has a shape
 * would be boxes.
 */
export function fontProblems(entry: Entry): Problem[] {
  const drawn = drawnFields[entry.kindName] ?? drawnOfPage;
  return problemsInFields(entry, ({ path, value, field }) => {
    const isWords = field.is !== 'entry' && field.is !== 'picture';
    if (typeof value !== 'string' || !isWords || !drawn.test(path.join('.'))) return undefined;
    const letters = lettersWithoutShape(value);
    return letters.length > 0 ? textFor(letters) : undefined;
  });
}

/** The most letters that a problem names. */
const mostNamed = 5;

function textFor(letters: readonly string[]): ProblemText {
  const named = letters.slice(0, mostNamed).map(nameOfLetter).join(', ');
  const more = letters.length > mostNamed ? ` and ${letters.length - mostNamed} more` : '';
  const script = scriptsWithoutFont.find((name) =>
    new RegExp(`\\p{Script=${name}}`, 'u').test(letters.join('')),
  );
  const noun = script ? `${script} letters` : 'signs';
  return {
    message: `has ${noun} that no font of ours has, so share pictures and PDFs would show boxes: ${named}${more}`,
    inForm: script
      ? `This has ${noun} that no font of ours has, so pictures to share and PDFs would show boxes: ${named.replaceAll(/"([^"]*)"/g, '“$1”')}${more}. Write it in Latin letters, with any accents; to keep ${script} letters, ask a developer to add a font that has them.`
      : undefined,
    fix: script
      ? `Write it in Latin letters, with any accents; to keep ${script} letters, a developer must first add a font that has them (docs/decisions/fonts.md).`
      : 'Write it without this sign, or with one that a keyboard has.',
  };
}

/**
 * Scripts, by their Unicode names, with letters that no font of the site has. Latin is last: only
 * its rarer letters are missing.
 */
const scriptsWithoutFont = [
  'Greek',
  'Cyrillic',
  'Armenian',
  'Georgian',
  'Hebrew',
  'Arabic',
  'Syriac',
  'Thaana',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Sinhala',
  'Thai',
  'Lao',
  'Tibetan',
  'Myanmar',
  'Khmer',
  'Ethiopic',
  'Cherokee',
  'Mongolian',
  'Hangul',
  'Hiragana',
  'Katakana',
  'Han',
  'Latin',
];
