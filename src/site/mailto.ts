/** A message before it is a link: everything the visitor will send. */
export interface Message {
  to: string;
  subject: string;
  /** Lines of the body; empty for a letter the visitor writes from the first word. */
  body?: readonly string[];
}

/**
 * A `mailto:` link (RFC 6068): spaces as %20, line ends as %0D%0A, every reserved and non-ASCII
 * character escaped. Control characters and lone surrogates are left out, so no text can add a
 * header or a recipient.
 */
export function mailtoHref({ to, subject, body = [] }: Message): string {
  const fields = [`subject=${encode(subject)}`];
  if (body.length > 0) fields.push(`body=${body.map(encode).join('%0D%0A')}`);
  return `mailto:${encodeURIComponent(to).replace('%40', '@')}?${fields.join('&')}`;
}

function encode(value: string): string {
  const clean = value.toWellFormed().replace(/\uFFFD|\p{Cc}/gu, '');
  return encodeURIComponent(clean).replace(/[!'()*]/g, escapeCharacter);
}

function escapeCharacter(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
