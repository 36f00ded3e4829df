import { fillIn } from '#site/fill-in.ts';
import type { Message } from '#site/mail/message.ts';
import type { ExchangeEntry } from './exchange.ts';
import type { ExchangeWords } from './exchange-page.schema.ts';

/** The letter that answers an entry: its id, what it says, and the questions to whoever answers. */
export function answerLetter(entry: ExchangeEntry, { letter }: ExchangeWords, to: string): Message {
  const { subject, questions } = letter[entry.kind];
  return {
    to,
    subject: fillIn(subject, { id: entry.id }),
    body: [
      `${letter.entry}: ${entry.id}`,
      `${entry.title}`,
      `${entry.who}, ${entry.place}. ${entry.when}.`,
      '',
      ...questions.map((question) => `${question}: `),
    ].join('\n'),
  };
}
