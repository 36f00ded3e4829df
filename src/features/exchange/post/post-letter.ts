import type { Answers } from '#features/contact/use-draft.ts';
import { fillIn } from '#site/fill-in.ts';
import type { Message } from '#site/mail/message.ts';
import type { PlainDay } from '#site/plain-date.ts';
import { slug } from '#site/slug.ts';
import type { ExchangeKind } from '../exchange-kinds.ts';
import { postWords } from './post-words.ts';
import { yamlBlock } from './yaml-block.ts';

/** Stand around the block, as remarks of YAML, so that they may be pasted along. */
export const marks = { begin: '# Begin', end: '# End' } as const;

/**
 * The letter of whoever puts something on the board: who writes, which stays between them and the team, then
 * the finished content file. `posted` is the day of writing.
 */
export function postLetter(
  kind: ExchangeKind,
  answers: Answers,
  posted: PlainDay,
  to: string,
): Message {
  const of = (name: string) => answers[name]?.trim() ?? '';
  const file = `${slug(`${kind} ${of('who')}`)}.yaml`;
  const { subject, fields } = postWords[kind];
  return {
    to,
    subject,
    body: [
      `${fields.contact.label}: ${of('contact')}`,
      '',
      fillIn(postWords.staff, { file }),
      '',
      marks.begin,
      yamlBlock([
        ['kind', kind],
        ...(['title', 'who', 'topic', 'text', 'audience', 'place', 'region', 'when'] as const).map(
          (name) => [name, of(name)] as const,
        ),
        ['languages', languagesIn(of('languages'))],
        ['posted', posted],
        ['until', of('until')],
        ['status', 'open'],
      ]),
      marks.end,
    ].join('\n'),
  };
}

/** `English, Spanish and Twi` → three languages, each once. */
function languagesIn(words: string): string[] {
  const found = words.split(/[,;/]| and /).map((one) => one.trim());
  return [...new Set(found.filter(Boolean))];
}
