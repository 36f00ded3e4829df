import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { randomMessages, tenThousand } from '../../../tests/support/random-messages.ts';
import { cleanMessage } from './message.ts';
import { webMailHref, webMails } from './web-mail.ts';

/** What each service calls the subject; nothing but these and its fixed settings may be in an address. */
const services = {
  gmail: {
    address: 'https://mail.google.com/mail/',
    subject: 'su',
    fixed: { view: 'cm', fs: '1' },
  },
  outlook: {
    address: 'https://outlook.live.com/mail/0/deeplink/compose',
    subject: 'subject',
    fixed: {},
  },
  microsoft365: {
    address: 'https://outlook.office.com/mail/deeplink/compose',
    subject: 'subject',
    fixed: {},
  },
  yahoo: { address: 'https://compose.mail.yahoo.com/', subject: 'subject', fixed: {} },
};

describe.each(Object.entries(services))('10,000 random letters in %s', (id, service) => {
  const webMail = webMails.find((one) => one.id === id);

  test('have the same to, subject and body, and no more', () => {
    if (!webMail) throw new Error(`There is no service ${id}.`);
    const check = fc.property(randomMessages, (message) => {
      const url = new URL(webMailHref(webMail, message));
      const { to, subject, body } = cleanMessage(message);
      expect(`${url.origin}${url.pathname}${url.hash}`).toBe(service.address);
      expect(Object.fromEntries(url.searchParams)).toEqual({
        ...service.fixed,
        to,
        [service.subject]: subject,
        body: body.replaceAll('\n', '\r\n'),
      });
      expect([...url.searchParams]).toHaveLength(3 + Object.keys(service.fixed).length);
    });
    fc.assert(check, tenThousand);
  });
});

test('the four services of the letter composer are offered', () => {
  expect(webMails.map(({ id }) => id)).toEqual(Object.keys(services));
});
