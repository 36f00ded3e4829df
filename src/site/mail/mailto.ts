/** A letter before it is a link, a draft or a file: everything the visitor will send. */
export interface Message {
  /** One address, from the site file. */
  to: string;
  subject: string;
  /** Lines end in `\n`. Empty for a letter the visitor writes from the first word. */
  body: string;
}

/**
 * The letter without what mail programs stumble over: control characters and lone surrogates are
 * left out, line ends become `\n`, and the subject is one line, so that no answer can add a header
 * (RFC 5322 section 2.2).
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

/** Windows cuts a link off, silently, a little above 2,000 characters. */
const longest = 1800;

/**
 * A letter as a `mailto:` link (RFC 6068) with one recipient, one subject and one body, and whether
 * it fits.
 */
export function mailtoLink(message: Message): { href: string; fits: boolean } {
  const { to, subject, body } = cleanMessage(message);
  const fields = [`subject=${escapeText(subject)}`];
  if (body !== '') fields.push(`body=${escapeText(body)}`);
  const href = `mailto:${escapeText(to).replaceAll('%40', '@')}?${fields.join('&')}`;
  return { href, fits: href.length <= longest };
}

/**
 * Returns how many characters can be added to a letter before it is too long for a link. Characters
 * outside ASCII count several times.
 */
export function roomLeft(message: Message): number {
  return Math.max(0, longest - mailtoLink(message).href.length);
}

/** The address of the link alone, for letters that are short by their nature. */
export function mailtoHref(message: Omit<Message, 'body'> & { body?: string }): string {
  return mailtoLink({ body: '', ...message }).href;
}

/** Text in a link: `encodeURIComponent` and the five characters it leaves, line ends as CRLF. */
export function escapeText(text: string): string {
  return encodeURIComponent(text.replaceAll('\n', '\r\n')).replace(
    /[!'()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
