import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { mailtoHref } from '#site/mail/mailto.ts';
import { parseMailto } from '#site/mail/parse-mailto.ts';
import { answerLetter } from './answer-letter.ts';
import { exchangePageSchema } from './exchange-page.schema.ts';
import { entry } from './testing/entry.ts';

const words = exchangePageSchema.parse(parse(readFileSync('content/pages/exchange.yaml', 'utf8')));
const to = 'catalyst@climatehealthvoices.example';

test('an answer names the entry and what it says, and asks who answers', () => {
  const letter = answerLetter(entry('need-elm-row'), words, to);
  expect(letter).toEqual({
    to,
    subject: 'Catalyst Exchange: I can help with need-elm-row',
    body: [
      'Entry on the Catalyst Exchange: need-elm-row',
      'A nurse',
      'Elm Row, Harborlight, TX. An evening.',
      '',
      'Name: ',
      'Profession: ',
      'Town and state: ',
      'Days I could come: ',
      'What I would like to know first: ',
    ].join('\n'),
  });
  expect(parseMailto(mailtoHref(letter))).toEqual(letter);
});

test('an offer is answered by a group', () => {
  const { subject, body } = answerLetter(entry('offer-x', { kind: 'offer' }), words, to);
  expect(subject).toBe('Catalyst Exchange: we would like offer-x');
  expect(body).toMatch(/\nGroup: \n/);
});
