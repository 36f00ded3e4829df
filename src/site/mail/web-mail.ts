import { cleanMessage, escapeText, type Message } from './mailto.ts';

/** A web-mail service and the address that opens a draft in it. */
interface WebMail {
  id: string;
  name: string;
  /** Who gets the text when this is chosen. */
  provider: string;
  /** `{to}`, `{subject}` and `{body}` are filled in. */
  compose: string;
}

/** The services on offer. Addresses as the services publish them. */
export const webMails: readonly WebMail[] = [
  {
    id: 'gmail',
    name: 'Gmail',
    provider: 'Google',
    compose: 'https://mail.google.com/mail/?view=cm&fs=1&to={to}&su={subject}&body={body}',
  },
  {
    id: 'outlook',
    name: 'Outlook.com',
    provider: 'Microsoft',
    compose:
      'https://outlook.live.com/mail/0/deeplink/compose?to={to}&subject={subject}&body={body}',
  },
  {
    id: 'microsoft365',
    name: 'Microsoft 365',
    provider: 'Microsoft',
    compose:
      'https://outlook.office.com/mail/deeplink/compose?to={to}&subject={subject}&body={body}',
  },
  {
    id: 'yahoo',
    name: 'Yahoo Mail',
    provider: 'Yahoo',
    compose: 'https://compose.mail.yahoo.com/?to={to}&subject={subject}&body={body}',
  },
];

/** The address that opens the letter as a draft in a web-mail service. */
export function webMailHref({ compose }: WebMail, message: Message): string {
  const { to, subject, body } = cleanMessage(message);
  const values: Record<string, string> = { to, subject, body };
  return compose.replace(/\{(\w+)\}/g, (_, name: string) => escapeText(values[name] ?? ''));
}
