import fc from 'fast-check';
import { expect, test } from 'vitest';
import { patience, randomMessages, tenThousand } from '../../../tests/support/random-messages.ts';
import { webMailHref, webMails } from './drafts.ts';
import { cleanMessage, type Message } from './mailto.ts';

interface Service {
  address: string;
  /** The name of the parameter for the subject. */
  subject: string;
  /** The parameters that do not depend on the letter. */
  fixed?: Readonly<Record<string, string>>;
}

const services: Readonly<Record<string, Service>> = {
  gmail: {
    address: 'https://mail.google.com/mail/',
    subject: 'su',
    fixed: { view: 'cm', fs: '1' },
  },
  outlook: { address: 'https://outlook.live.com/mail/0/deeplink/compose', subject: 'subject' },
  microsoft365: { address: 'https://outlook.office.com/mail/deeplink/compose', subject: 'subject' },
  yahoo: { address: 'https://compose.mail.yahoo.com/', subject: 'subject' },
};

test('the four services that visitors have are offered', () => {
  expect(webMails.map(({ id }) => id)).toEqual(Object.keys(services));
});

test('10,000 random letters have the same to, subject and body in every service', {
  timeout: patience,
}, () => {
  const check = fc.property(randomMessages, (message) => {
    for (const webMail of webMails) {
      const url = new URL(webMailHref(webMail, message));
      const { address, subject = '', fixed } = services[webMail.id] ?? {};
      expect(`${url.origin}${url.pathname}${url.hash}`).toBe(address);
      expect([...url.searchParams].sort()).toEqual(
        Object.entries({ ...fixed, ...asSent(message, subject) }).sort(),
      );
    }
  });
  fc.assert(check, tenThousand);
});

function asSent(message: Message, subjectField: string): Record<string, string> {
  const { to, subject, body } = cleanMessage(message);
  return { to, [subjectField]: subject, body: body.replaceAll('\n', '\r\n') };
}
