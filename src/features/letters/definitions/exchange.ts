import { expertise, regions } from '#site/vocabulary.ts';
import { fillIn, slug } from '#site/words.ts';
import answerNeedWords from '#words/letters/exchange-answer-need.yaml';
import answerOfferWords from '#words/letters/exchange-answer-offer.yaml';
import needWords from '#words/letters/exchange-need.yaml';
import offerWords from '#words/letters/exchange-offer.yaml';
import {
  type Answers,
  date,
  given,
  letterForm,
  long,
  questionWords,
  required,
  select,
  text,
} from '../letter.ts';
import type { LetterWords } from '../words.schema.ts';

/**
 * The lines around the content file in the letter. They are comments of YAML, so that they can be
 * pasted with it.
 */
export const marks = { begin: '# Begin', end: '# End' } as const;

/** A group posts a need on the board of the Catalyst Exchange. */
export const exchangeNeed = postForm('need', needWords as LetterWords);
/** A health professional posts an offer there. */
export const exchangeOffer = postForm('offer', offerWords as LetterWords);

/**
 * Returns the letter that posts on the board. Every question is required, because an entry without
 * one of the answers helps nobody. The letter has the contact, which is not published, and the
 * finished content file with `today` as its `posted` date.
 */
function postForm(kind: 'need' | 'offer', source: LetterWords) {
  const publishedNames = ['title', 'who', 'topic', 'text', 'audience', 'place', 'region', 'when'];
  return letterForm(`exchange-${kind}`, source, {
    to: 'catalyst',
    questions: [
      text('title', required),
      text('who', required),
      select('topic', { ...required, choices: expertise }),
      long('text', required),
      text('audience', required),
      text('place', required),
      select('region', { ...required, choices: regions }),
      text('when', required),
      text('languages', required),
      date('until', required),
      text('contact', { ...required, autoComplete: 'name' }),
    ],
    bodyOf: (answers, today, words) => {
      const answerTo = (name: string) => answers[name]?.trim() ?? '';
      const file = `${slug(`${kind} ${answerTo('who')}`)}.yaml`;
      return [
        `${questionWords(words, 'contact').label}: ${answerTo('contact')}`,
        '',
        fillIn(words.words?.['staff'] ?? '', { file }),
        '',
        marks.begin,
        yamlField('kind', kind),
        ...publishedNames.map((name) => yamlField(name, answerTo(name))),
        yamlField('languages', languagesIn(answerTo('languages'))),
        yamlField('posted', today),
        yamlField('until', answerTo('until')),
        yamlField('status', 'open'),
        marks.end,
      ].join('\n');
    },
  });
}

/** Returns the languages that an answer names, each once: three for `English, Spanish and Twi`. */
function languagesIn(words: string): string[] {
  const names = words.split(/[,;/]| and /).map((name) => name.trim());
  return [...new Set(names.filter(Boolean))];
}

/**
 * The entry that a link provides: its title on the first line, then its text. The subject has the
 * title.
 */
const entry = given('entry', { layout: 'block' });
const subjectOf = ({ entry: lines = '' }: Answers, { subject }: LetterWords) =>
  fillIn(subject, { title: lines.split('\n', 1)[0] ?? '' });

/** A health professional answers a need. */
export const answerNeed = letterForm('exchange-answer-need', answerNeedWords, {
  to: 'catalyst',
  subjectOf,
  questions: [
    entry,
    text('name', { ...required, autoComplete: 'name' }),
    text('profession', required),
    text('town', required),
    text('days', required),
    long('first'),
  ],
});

/** A group answers an offer. */
export const answerOffer = letterForm('exchange-answer-offer', answerOfferWords, {
  to: 'catalyst',
  subjectOf,
  questions: [
    entry,
    text('group', { ...required, autoComplete: 'organization' }),
    text('town', required),
    text('when', required),
    text('audience'),
    long('ask'),
  ],
});

/** Characters in a line; mail programs wrap slightly longer ones. */
const maxWidth = 72;

/**
 * Returns the lines of a field in a content file (YAML 1.2). They are so short that mail programs
 * do not wrap them, unless a single word is longer. White space is collapsed, and control
 * characters and HTML tags are made harmless, because the content check refuses them.
 */
function yamlField(key: string, value: string | readonly string[]): string {
  if (typeof value !== 'string') {
    return [`${key}:`, ...value.map((item) => `  - ${quoteForYaml(cleanText(item))}`)].join('\n');
  }
  const words = cleanText(value);
  const line = `${key}: ${quoteForYaml(words)}`;
  return line.length <= maxWidth ? line : [`${key}: >-`, ...foldedLines(words)].join('\n');
}

/**
 * Returns a value on one line, without the characters that the content check refuses, and with a
 * blank after each `<` that would begin a tag.
 */
function cleanText(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Cn}\p{Co}]/gu, ' ')
    .replace(/<(?=[a-z/!])/gi, '< ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Quotes words as in JSON, which YAML reads too. Omits the quotes where YAML needs none, because
 * people read the letter.
 */
function quoteForYaml(words: string): string {
  const isPlain = /^[A-Z][\w’.,!? -]*$/u.test(words);
  const isWordOfYaml = /^(true|false|null|yes|no|on|off|y|n)$/i.test(words);
  return isPlain && !isWordOfYaml ? words : JSON.stringify(words);
}

/** Returns the lines of a folded scalar (`>-`), which YAML joins with single spaces. */
function foldedLines(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < maxWidth) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(`  ${word}`);
    }
  }
  return lines;
}
