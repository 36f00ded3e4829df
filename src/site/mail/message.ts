/** A letter before it is a link, a draft or a file: everything the visitor will send. */
export interface Message {
  /** One address, from the site file. */
  to: string;
  subject: string;
  /** Lines end in `\n`. Empty for a letter the visitor writes from the first word. */
  body: string;
}

/**
 * The letter with nothing in it that mail programs stumble over: control characters and lone
 * surrogates are left out, tabs become spaces, line ends become `\n`, and the subject is one line, so
 * that no answer can add a header (RFC 5322 section 2.2).
 */
export function cleanMessage({ to, subject, body }: Message): Message {
  return {
    to: clean(to).replace(/\s/g, ''),
    subject: clean(subject).replaceAll('\n', ' ').trim(),
    body: clean(body),
  };
}

function clean(text: string): string {
  return text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replaceAll('\t', ' ')
    .replace(/(?!\n)\p{Cc}|\p{Cs}/gu, '');
}
