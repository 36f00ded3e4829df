import { expertise, regions } from '#site/vocabulary.ts';
import { fillIn, slug } from '#site/words.ts';
import answerNeedWords from '../../../../content/letters/exchange-answer-need.yaml';
import answerOfferWords from '../../../../content/letters/exchange-answer-offer.yaml';
import needWords from '../../../../content/letters/exchange-need.yaml';
import offerWords from '../../../../content/letters/exchange-offer.yaml';
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
import type { LetterWords } from '../letter-words.schema.ts';
import { yamlBlock } from './yaml-block.ts';

/** Stand around the block, as remarks of YAML, so that they may be pasted along. */
export const marks = { begin: '# Begin', end: '# End' } as const;

/** A group puts a need on the board of the Catalyst Exchange. */
export const exchangeNeed = postForm('need', needWords as LetterWords);
/** A health professional puts an offer there. */
export const exchangeOffer = postForm('offer', offerWords as LetterWords);

/**
 * The form of the board. Every question is required: an entry without one of them helps nobody. The letter says who
 * writes, which stays between them and the team, then the finished content file; `today` is its day of posting.
 */
function postForm(kind: 'need' | 'offer', words: LetterWords) {
  const plain = ['title', 'who', 'topic', 'text', 'audience', 'place', 'region', 'when'] as const;
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
        yamlBlock([
          ['kind', kind],
          ...plain.map((name) => [name, of(name)] as const),
          ['languages', languagesIn(of('languages'))],
          ['posted', today],
          ['until', of('until')],
          ['status', 'open'],
        ]),
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

/** What the link of an entry gives: its title in a line, then what it says. The subject names the title. */
const entry = given('entry', { layout: 'block' });
const subjectOf = ({ entry: says = '' }: Answers, { subject }: LetterWords) =>
  fillIn(subject, { title: says.split('\n', 1)[0] ?? '' });

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
