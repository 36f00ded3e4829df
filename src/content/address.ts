/**
 * Which addresses content may name. What the site itself writes is among them: its pages and files
 * with query string and fragment as `URLSearchParams` writes them, calendars to subscribe to,
 * letters, telephone numbers.
 */

/**
 * A full address of the web: `https://`, with a host that has a dot. Letters of any language may
 * stand in it.
 */
export function isHttps(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && URL.canParse(value);
}

/** A calendar that programs subscribe to: the same with `webcal://`. */
export function isCalendarFeed(value: string): boolean {
  return /^webcal:\/\//.test(value) && isHttps(value.replace('webcal:', 'https:'));
}

/**
 * Characters that no address has as they are (URL Standard, "URL code points"); browsers read `\`
 * as `/`.
 */
const foreign = /[\s\\<>"`{|}^]|\p{Cc}/u;

/**
 * A page or file of this site from `/`, with query string and fragment; never `//host`, which is
 * another site.
 */
export function isOwnAddress(value: string): boolean {
  const isOwn = value.startsWith('/') && !value.startsWith('//') && !foreign.test(value);
  return isOwn && URL.canParse(value, 'https://own.example') && hasWholeEscapes(value);
}

/** Whether each `%` begins two hexadecimal digits (RFC 3986, section 2.1). */
function hasWholeEscapes(value: string): boolean {
  return !/%(?![0-9a-f]{2})/i.test(value);
}

/** A place on the page it stands on. */
export function isOwnFragment(value: string): boolean {
  return value.startsWith('#') && !foreign.test(value) && hasWholeEscapes(value);
}

/** One e-mail address, of any language (RFC 6531): a name, `@`, and a domain with a dot. */
export function isEmail(value: string): boolean {
  const [name = '', domain = '', ...more] = value.split('@');
  const isName = /^[^\s"(),:;<>[\]\\.]+(?:\.[^\s"(),:;<>[\]\\.]+)*$/.test(name);
  const isDomain = /^(?!-)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u.test(domain);
  return (
    more.length === 0 &&
    isName &&
    name.length <= 64 &&
    isDomain &&
    URL.canParse(`https://${domain}`)
  );
}

/**
 * A letter to one person, with a subject and a text at most (RFC 6068); never with further
 * recipients.
 */
export function isMailLink(value: string): boolean {
  const [, to = '', query] = /^mailto:([^?]+)(?:\?(.*))?$/.exec(value) ?? [];
  if (!hasWholeEscapes(value) || foreign.test(value) || !isEmail(decodeURIComponent(to)))
    return false;
  return (
    query === undefined || /^(?:subject|body)=[^&=]*(?:&(?:subject|body)=[^&=]*)*$/.test(query)
  );
}

/** A telephone number (RFC 3966), with an extension where it has one. */
export function isTelephone(value: string): boolean {
  return /^tel:\+?[\d().-]*\d[\d().-]*(?:;ext=\d+)?$/.test(value);
}
