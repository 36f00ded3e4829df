import { slug } from '../words.ts';
import { cleanMessage, type Message } from './mailto.ts';

/**
 * The letter as the text of an `.eml` file that mail programs open as an unsent draft: RFC 5322
 * headers, RFC 2047 subject, UTF-8 body in base64 lines of 76, CRLF, and `X-Unsent: 1`. Without an address there
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

/** `Book a Speaker Request - ACME (CHV-7K3Q)` → `book-a-speaker-request-acme-chv-7k3q.eml`. */
export function draftFileName(subject: string): string {
  return `${slug(subject) || 'message'}.eml`;
}

/** Nine characters of at most four bytes keep `Subject: ` and a word under the 76 that RFC 2047 allows a line. */
function encodedWords(subject: string): string {
  const words = [...subject].reduce<string[][]>((parts, character) => {
    const last = parts.at(-1);
    if (last && last.length < 9) last.push(character);
    else parts.push([character]);
    return parts;
  }, []);
  return words.map((word) => `=?UTF-8?B?${base64(word.join(''))}?=`).join('\r\n ');
}

function base64(text: string): string {
  // One by one: a long letter has more bytes than a call may have arguments.
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join(''));
}
