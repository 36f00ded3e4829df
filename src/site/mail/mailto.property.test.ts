import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { patience, randomMessages, tenThousand } from '../../../tests/support/random-messages.ts';
import { readMailto } from '../../../tests/support/rfc6068.ts';
import { shortDraft } from './drafts.ts';
import { cleanMessage, type Message, mailtoLink } from './mailto.ts';
import { parseMailto } from './parse-mailto.ts';

/** A letter as a link carries it. */
function asSent(message: Message): Message {
  const { to, subject, body } = cleanMessage(message);
  return { to, subject, body: body.replaceAll('\n', '\r\n') };
}

function holds(check: (message: Message) => unknown): void {
  fc.assert(
    fc.property(randomMessages, (message) => void check(message)),
    tenThousand,
  );
}

describe('of 10,000 random letters', { timeout: patience }, () => {
  test('every link holds the same recipient, subject and body, nothing else, and knows its length', () => {
    holds((message) => {
      const { href, fits } = mailtoLink(message);
      expect(readMailto(href)).toEqual(asSent(message));
      expect(fits).toBe(href.length <= 1800);
    });
  });

  test('every link is read back by the page as the letter it was made from', () => {
    holds((message) =>
      expect(parseMailto(mailtoLink(message).href)).toEqual(cleanMessage(message)),
    );
  });

  test('every short draft fits into a link, goes to the same place and says where to paste', () => {
    holds((message) => {
      const { href, fits } = mailtoLink(shortDraft(message));
      expect({ fits, short: href.length <= 1800 }).toEqual({ fits: true, short: true });
      expect(readMailto(href).to).toBe(cleanMessage(message).to);
      expect(readMailto(href).body).toMatch(/^PASTE HERE/);
    });
  });
});

test.each([
  ['another header', 'mailto:a@b.example?subject=x&bcc=c@d.example'],
  ['a header twice', 'mailto:a@b.example?subject=x&subject=y'],
  ['a recipient in a header', 'mailto:a@b.example?to=c@d.example&subject=x'],
  ['a second recipient', 'mailto:a@b.example,c@d.example?subject=x'],
  ['a second recipient, escaped', 'mailto:a@b.example%2Cc@d.example?subject=x'],
  ['a raw space', 'mailto:a@b.example?subject=x y'],
  ['a raw plus', 'mailto:a@b.example?subject=x+y'],
  ['a raw letter beyond ASCII', 'mailto:a@b.example?subject=é'],
  ['a broken escape', 'mailto:a@b.example?subject=100%'],
  ['half a letter', 'mailto:a@b.example?subject=%C3'],
  ['a subject of two lines', 'mailto:a@b.example?subject=x%0D%0ABcc%3Ac'],
  ['a bare line feed', 'mailto:a@b.example?subject=x&body=a%0Ab'],
  ['a control character', 'mailto:a@b.example?subject=x%00'],
])('the reader of these tests refuses %s', (_, href) => {
  expect(() => readMailto(href)).toThrow();
});
