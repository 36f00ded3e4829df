import { slug } from '../words.ts';
import { cleanMessage, escapeText, type Message } from './mailto.ts';

/**
 * The web-mail services on offer: the `provider` gets the text; `compose` opens a draft, as the
 * service publishes it.
 */
export const webMails = [
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

export function webMailHref({ compose }: { compose: string }, message: Message): string {
  const { to, subject, body } = cleanMessage(message);
  const values: Record<string, string> = { to, subject, body };
  return compose.replace(/\{(\w+)\}/g, (_, name: string) => escapeText(values[name] ?? ''));
}

/** A character takes at most twelve in a link, so that a draft of any script fits. */
const longestSubject = 100;
/** ` (ref. CHV-7K3QM)`: the reference is the end of the subject. */
const endOfSubject = 17;

/**
 * The draft to open when the letter is too long for a link: its body asks the visitor to paste the
 * copied text.
 */
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

/**
 * The letter as an `.eml` file that mail programs open as an unsent draft: RFC 5322 headers, RFC
 * 2047 subject, UTF-8 body in base64 lines of 76, CRLF, and `X-Unsent: 1`. Without an address there
 * is no `To:` line, and the sender fills it in.
 */
export function draftFile(message: Message): string {
  const { to, subject, body } = cleanMessage(message);
  return [
    'X-Unsent: 1',
    ...(to ? [`To: ${to}`] : []),
    `Subject: ${encodedWords(subject)}`,
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    ...(base64(body.replaceAll('\n', '\r\n')).match(/.{1,76}/g) ?? []),
    '',
  ].join('\r\n');
}

/**
 * Returns the name of the file, `book-a-speaker-request-acme-chv-7k3q.eml` for the subject `Book a
 * Speaker Request - ACME (CHV-7K3Q)`.
 */
export function draftFileName(subject: string): string {
  return `${slug(subject) || 'message'}.eml`;
}

/**
 * Nine characters of at most four bytes keep `Subject: ` and a word under the 76 that RFC 2047
 * allows a line.
 */
function encodedWords(subject: string): string {
  const words = subject.match(/.{1,9}/gsu) ?? [];
  return words.map((word) => `=?UTF-8?B?${base64(word)}?=`).join('\r\n ');
}

function base64(text: string): string {
  // One by one: a long letter has more bytes than a call may have arguments.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}
