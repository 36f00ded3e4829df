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
  required,
  select,
  text,
  wordsOf,
} from '../letter.ts';
import type { LetterWords } from '../words.schema.ts';

/**
 * The lines around the content file in the letter; YAML comments, so that they can be pasted with
 * it.
 */
export const marks = { begin: '# Begin', end: '# End' } as const;

/** A group posts a need on the board of the Catalyst Exchange. */
export const exchangeNeed = postForm('need', needWords as LetterWords);
/** A health professional posts an offer there. */
export const exchangeOffer = postForm('offer', offerWords as LetterWords);

/**
 * The form of the board. Every question is required, because an entry without one of the answers
 * helps nobody. The letter has the contact, which is not published, and the finished content file
 * with `today` as its `posted` date.
 */
function postForm(kind: 'need' | 'offer', words: LetterWords) {
  const published = ['title', 'who', 'topic', 'text', 'audience', 'place', 'region', 'when'];
  return letterForm(`exchange-${kind}`, words, {
    to: 'catalyst',
    questions: [
      text('title', required),
      text('who', required),
      select('topic', { ...required, options: expertise }),
      long('text', required),
      text('audience', required),
      text('place', required),
      select('region', { ...required, options: regions }),
      text('when', required),
      text('languages', required),
      date('until', required),
      text('contact', { ...required, autoComplete: 'name' }),
    ],
    bodyOf: (answers, today) => {
      const of = (name: string) => answers[name]?.trim() ?? '';
      const file = `${slug(`${kind} ${of('who')}`)}.yaml`;
      return [
        `${wordsOf(words, 'contact').label}: ${of('contact')}`,
        '',
        fillIn(words.words?.['staff'] ?? '', { file }),
        '',
        marks.begin,
        field('kind', kind),
        ...published.map((name) => field(name, of(name))),
        field('languages', languagesIn(of('languages'))),
        field('posted', today),
        field('until', of('until')),
        field('status', 'open'),
        marks.end,
      ].join('\n');
    },
  });
}

/** `English, Spanish and Twi` → three languages, each once. */
function languagesIn(words: string): string[] {
  const found = words.split(/[,;/]| and /).map((one) => one.trim());
  return [...new Set(found.filter(Boolean))];
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
 * A field → its lines in a content file (YAML 1.2), which mail programs do not wrap, except a
 * longer single word. Collapses white space and removes control characters and HTML tags, because
 * the content check refuses them.
 */
function field(key: string, value: string | readonly string[]): string {
  if (typeof value !== 'string') {
    return [`${key}:`, ...value.map((one) => `  - ${quoted(plain(one))}`)].join('\n');
  }
  const words = plain(value);
  const line = `${key}: ${quoted(words)}`;
  return line.length <= maxWidth ? line : [`${key}: >-`, ...folded(words)].join('\n');
}

/** The value on one line, without what the content check refuses. */
function plain(value: string): string {
  return value
    .replace(/[\p{Cc}\p{Cs}\p{Cf}\p{Cn}\p{Co}]/gu, ' ')
    .replace(/<(?=[a-z/!])/gi, '< ')
    .replace(/\s+/g, ' ')
    .trim();
}

/**
 * Quotes as in JSON, which YAML reads too. Omits the quotes where YAML needs none, because people
 * read the letter.
 */
function quoted(words: string): string {
  const isPlain = /^[A-Z][\w’.,!? -]*$/u.test(words);
  const isWordOfYaml = /^(true|false|null|yes|no|on|off|y|n)$/i.test(words);
  return isPlain && !isWordOfYaml ? words : JSON.stringify(words);
}

/** The lines of a folded scalar (`>-`), which YAML joins with single spaces. */
function folded(words: string): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < maxWidth)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(`  ${word}`);
  }
  return lines;
}
