/** A letter from a link; its body keeps its line ends. */
interface ReadLetter {
  to: string;
  subject: string;
  body: string;
}

const link = /^mailto:(?<recipient>[^?]*)\?(?<fields>[^?]+)$/;
/** Text in which all reserved characters are escaped; stricter than `qchar` of RFC 6068. */
const escapedText = /^(?:[A-Za-z0-9._~-]|%[0-9A-F]{2})*$/;
/** `dot-atom-text "@" dot-atom-text` (RFC 5322, 3.2.3): one address, no list, no name beside it. */
const atoms = /[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*/;
const address = new RegExp(`^${atoms.source}@${atoms.source}$`);

/**
 * Reads a `mailto:` link as RFC 6068 defines it, independently of the code that writes one.
 * Throws on anything malformed, on a raw reserved or non-ASCII character, on a second recipient,
 * and on any header besides one subject and one body.
 */
export function readMailto(href: string): ReadLetter {
  const { recipient = '', fields = '' } =
    link.exec(href)?.groups ?? refuse('not a mail link', href);
  const headers = new Map<string, string>();
  for (const field of fields.split('&')) {
    const [name = '', value, ...more] = field.split('=');
    if (value === undefined || more.length > 0) refuse('not one name and one value', field);
    if (!['subject', 'body'].includes(name)) refuse('a header that nobody asked for', name);
    if (headers.has(name)) refuse('a header twice', name);
    headers.set(name, unescapeText(value ?? ''));
  }
  const to = recipient.split('@').map(unescapeText).join('@');
  if (!address.test(to)) refuse('not one address', to);
  const subject = headers.get('subject') ?? refuse('no subject', href);
  if (/[\r\n]/.test(subject)) refuse('a subject of two lines', subject);
  return { to, subject, body: headers.get('body') ?? '' };
}

/** Decodes `%C3%A9` as UTF-8. A byte order mark stays; a broken sequence throws. */
function unescapeText(text: string): string {
  if (!escapedText.test(text)) refuse('a character that must be escaped', text);
  const octets = (text.match(/%..|./g) ?? []).map((part) =>
    part.length === 3 ? Number.parseInt(part.slice(1), 16) : part.charCodeAt(0),
  );
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const value = decoder.decode(Uint8Array.from(octets));
  if (/\r(?!\n)|(?<!\r)\n/.test(value)) refuse('a line end that is not CRLF', value);
  if (/[^\r\n\P{Cc}]/u.test(value)) refuse('a control character', value);
  return value;
}

function refuse(reason: string, what: string): never {
  throw new Error(`${reason}: ${JSON.stringify(what.slice(0, 200))}`);
}
