import fc from 'fast-check';
import type { Message } from '#site/mail/mailto.ts';

/** Strings that have broken mail links somewhere; each can be anywhere in a random text. */
const traps = [
  '\r\nBcc: thief@else.example\r\n',
  '\nCc: thief@else.example\n\nNew body',
  '%0D%0ABcc:%20thief@else.example',
  '&bcc=thief@else.example',
  '?to=thief@else.example&subject=Mine&body=Mine#',
  '&',
  '#',
  '%',
  '%%',
  '%2',
  '%zz',
  '+',
  '=',
  '?',
  ';',
  ',',
  '"',
  "'",
  '<',
  '>',
  '\\',
  '/',
  '\0',
  '\u0007',
  '\u001B[31m',
  '\u007F',
  '\u0085',
  '\u2028',
  '\u2029',
  '\uFEFF',
  '\uFFFE',
  '\r',
  '\n',
  '\r\n',
  '\r\r\n',
  '\n\n\n',
  '\t',
  ' ',
  '\u00A0',
  '\u200B',
  '\uD800',
  '\uDC00',
  '\uDC00\uD800',
  '\uD83D\0\uDE00',
  '🙂',
  '👩‍👩‍👧‍👦',
  '🏳️‍🌈',
  '日本語',
  'e\u0301\u0323',
  'Z͑ͫ̓ͪ̂ͫ̽͏̴̙̤̞͉͚̯̞̠͍A̴̵̜̰͔ͫ͗͢',
  'مرحبا',
  'שלום',
  '\u202Eevil\u202C',
  '=?UTF-8?B?QmNj?=',
  '$&',
  "$'",
  '{body}',
  '{to}',
  '__proto__',
  '.',
  '..',
  'a'.repeat(80),
];

const piece = fc.oneof(
  fc.constantFrom(...traps),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map(String.fromCharCode), maxLength: 9 }),
);
const text = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));
const longText = fc
  .tuple(text, fc.integer({ min: 2, max: 16 }))
  .map(([part, times]) => part.repeat(times));
const hugeText = text.map((part) => `${part}.`.repeat(Math.ceil(100_000 / (part.length + 1))));

const atom = fc.string({
  unit: fc.constantFrom(..."abcXYZ019!#$%&'*+-/=?^_`{|}~"),
  minLength: 1,
  maxLength: 6,
});
const address = fc
  .tuple(
    fc.array(atom, { minLength: 1, maxLength: 3 }),
    fc.constantFrom('', ' ', '\r\n', '\0', '\uD800'),
  )
  .map(([parts, dirt]) => `${parts.join('.')}${dirt}@climatehealthvoices.example`);

/**
 * Letters of every kind a visitor, a program or an attacker could hand in; one in 500 has 100 kB.
 */
export const randomMessages: fc.Arbitrary<Message> = fc.record({
  to: fc.oneof(fc.constant('voices@climatehealthvoices.example'), address),
  subject: text,
  body: fc.oneof(
    { weight: 399, arbitrary: text },
    { weight: 100, arbitrary: longText },
    { weight: 1, arbitrary: hugeText },
  ),
});

/** The same 10,000 letters in every run, so that a failure can be repeated. */
export const tenThousand = { numRuns: 10_000, seed: 6068 } as const;

/** The most milliseconds that 10,000 letters may take, on a busy machine too. */
export const patience = 60_000;
