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

/** A character takes at most twelve in a link, so that a draft of any script fits. */
const longestSubject = 100;
/** ` (ref. CHV-7K3QM)`: the reference is the end of the subject. */
const endOfSubject = 17;

/** The draft to open when the letter is too long for a link: its body asks the visitor to paste the copied text. */
export function shortDraft({ to, subject }: Message): Message {
  return {
    to,
    subject: shortened([...subject]),
    body: [
      'PASTE HERE: your message is too long for a link, so it was copied instead.',
      'Select these lines, paste with Ctrl+V (on a Mac Cmd+V, on a phone press and hold), then send.',
    ].join('\n'),
  };
}

function shortened(characters: readonly string[]): string {
  if (characters.length <= longestSubject) return characters.join('');
  const start = characters.slice(0, longestSubject - endOfSubject - 1);
  return [...start, '…', ...characters.slice(-endOfSubject)].join('');
}
