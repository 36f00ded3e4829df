import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { exchangeEntrySchema } from '#features/community/exchange/exchange.schema.ts';
import { cleanMessage, mailtoHref } from '#site/mail/mailto.ts';
import { parseMailto } from '#site/mail/parse-mailto.ts';
import { expertise, regions } from '#site/vocabulary.ts';
import { filledLetter } from '../write-letter.ts';
import { exchangeNeed, exchangeOffer, marks } from './exchange.ts';

const full = {
  title: 'A nurse who can say when a hot apartment becomes dangerous',
  who: ' Elm Row Tenants’ Association ',
  topic: 'Extreme heat',
  text: 'Forty members: fans that push "hot" air around,\nand a landlord who has agreed to come. Twenty minutes are enough.',
  audience: 'Tenants #1, many over seventy',
  place: 'Harborlight, TX',
  region: 'Southwest',
  when: 'A weekday evening before June',
  languages: 'English, Spanish and English',
  until: '2027-05-28',
  contact: 'Ana Reyes, 555-0142',
};

/** Reads the content file between the marks of a letter, as staff paste it. */
function parsePasted(body: string): unknown {
  return parse(body.slice(body.indexOf(marks.begin), body.indexOf(marks.end) + marks.end.length));
}

test('the block of the letter is the content file, word for word', () => {
  const letter = filledLetter(exchangeNeed, full, '2026-11-22');
  expect(letter.subject).toBe('Catalyst Exchange: post a need');
  const arrived = parseMailto(mailtoHref(letter));
  const entry = exchangeEntrySchema.parse(parsePasted(arrived?.body ?? ''));
  expect(entry).toEqual({
    kind: 'need',
    title: full.title,
    who: 'Elm Row Tenants’ Association',
    topic: 'Extreme heat',
    text: full.text.replace('\n', ' '),
    audience: full.audience,
    place: full.place,
    region: 'Southwest',
    when: full.when,
    languages: ['English', 'Spanish'],
    posted: '2026-11-22',
    until: '2027-05-28',
    status: 'open',
  });
});

test('who writes stands above the block and not in it; the file has a name', () => {
  const { body } = filledLetter(exchangeOffer, full, '2026-11-22');
  const [above = '', block = ''] = body.split(marks.begin);
  expect(above).toContain('Your name, profession and how to reach you: Ana Reyes, 555-0142');
  expect(above).toContain('content/exchange/offer-elm-row-tenants-association.yaml');
  expect(block).not.toContain('Ana Reyes');
});

test('no line of the block is so wide that a mail program would break it', () => {
  const { body } = filledLetter(exchangeNeed, { ...full, text: 'word '.repeat(80) }, '2026-11-22');
  for (const line of (body.split(marks.begin)[1] ?? '').split('\n')) {
    expect(line.length).toBeLessThanOrEqual(74);
  }
});

test('an empty form makes a letter all the same', () => {
  expect(filledLetter(exchangeNeed, {}, '2026-11-22').body).toContain(marks.end);
  expect(exchangeOffer.questions.every(({ required }) => required)).toBe(true);
});

/** Words as people type them, and everything that a keyboard, a copy or a joker can put there. */
const words = fc
  .oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 80 }),
    fc.constantFrom(
      'no',
      'null',
      '- a',
      '# b',
      'a: b',
      '<b>x</b>',
      '"',
      "'",
      '>-',
      '---',
      '%',
      '0x1',
      '2026-11-22',
    ),
  )
  .map((text) => `x${text}`);

test('whatever is typed, what is pasted passes the content check and says the same', () => {
  const answers = fc.record({
    title: words,
    who: words,
    text: words,
    audience: words,
    place: words,
    when: words,
    contact: fc.string(),
    languages: fc.constantFrom('English', 'Twi, Spanish', 'no; yes', 'Haitian Creole and Igbo'),
    topic: fc.constantFrom(...expertise),
    region: fc.constantFrom(...regions),
    until: fc.constantFrom('2026-11-22', '2028-02-29'),
  });
  fc.assert(
    fc.property(answers, fc.constantFrom(exchangeNeed, exchangeOffer), (typed, letter) => {
      const { body } = cleanMessage(filledLetter(letter, typed, '2026-11-22'));
      const block = body.slice(body.lastIndexOf(`${marks.begin}\nkind`));
      const result = exchangeEntrySchema.safeParse(parsePasted(block));
      expect(result.error?.issues ?? []).toEqual([]);
      expect(result.data?.topic).toBe(typed.topic);
      const plain = (value: string) => value.replace(/[\p{C}\s]+/gu, '').replaceAll('< ', '<');
      expect(plain(result.data?.title ?? '').replaceAll('< ', '<')).toBe(plain(typed.title));
    }),
    { numRuns: 2000 },
  );
});
