/**
 * The addresses that content may name. All that the site itself writes are among them: its pages
 * and files with query string and fragment as `URLSearchParams` writes them, calendars to subscribe
 * to, letters, telephone numbers.
 */

/**
 * Whether a value is a full address of the web: `https://`, with a host that has a dot. Letters of
 * any language may stand in it.
 */
export function isHttps(value: string): boolean {
  return /^https:\/\/[^\s/]+\.[^\s]+$/.test(value) && urlOf(value) !== undefined;
}

/** Whether a value is a calendar that programs subscribe to: the same with `webcal://`. */
export function isCalendarFeed(value: string): boolean {
  return /^webcal:\/\//.test(value) && isHttps(value.replace('webcal:', 'https:'));
}

/**
 * Characters that stand in an address only as `%` escapes (URL Standard, "URL code points");
 * browsers read `\` as `/`.
 */
const forbiddenCharacter = /[\s\\<>"`{|}^]|\p{Cc}/u;

/**
 * Whether a value is a page or file of this site from `/`, with query string and fragment; never
 * `//host`, which is another site.
 */
export function isOwnAddress(value: string): boolean {
  const isOwn = value.startsWith('/') && !value.startsWith('//') && !forbiddenCharacter.test(value);
  return isOwn && urlOf(value, 'https://own.example') !== undefined && hasReadableEscapes(value);
}

/** Returns an address in its parts; undefined where it is none. Browsers may lack `URL.parse`. */
export function urlOf(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/**
 * Whether each `%` begins two hexadecimal digits (RFC 3986, section 2.1), and the bytes that these
 * spell are UTF-8 (section 2.5).
 */
export function hasReadableEscapes(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}

/** Whether a value is a fragment alone, such as `#top`: a place on the page that names it. */
export function isOwnFragment(value: string): boolean {
  return value.startsWith('#') && !forbiddenCharacter.test(value) && hasReadableEscapes(value);
}

/** Whether a value is a host of the web, such as `voices.example.org`. */
export function isHost(value: string): boolean {
  const isName = /^(?!-)[\p{L}\p{M}\p{N}-]+(?:\.[\p{L}\p{M}\p{N}-]+)+$/u.test(value);
  return isName && urlOf(`https://${value}`) !== undefined;
}

/**
 * Whether a value is one e-mail address, of any language (RFC 6531): a name of at most 64
 * characters (RFC 5321, section 4.5.3.1.1), `@`, and a domain with a dot.
 */
export function isEmail(value: string): boolean {
  const [name = '', domain = '', ...more] = value.split('@');
  const isName = /^[^\s"(),:;<>[\]\\.]+(?:\.[^\s"(),:;<>[\]\\.]+)*$/.test(name);
  return more.length === 0 && isName && name.length <= 64 && isHost(domain);
}

/**
 * Whether a value is a `mailto:` link to one person, with a subject and a text at most (RFC 6068);
 * never with further recipients.
 */
export function isMailLink(value: string): boolean {
  const [, to = '', query] = /^mailto:([^?]+)(?:\?(.*))?$/.exec(value) ?? [];
  if (!hasReadableEscapes(value) || forbiddenCharacter.test(value)) return false;
  if (!isEmail(decodeURIComponent(to))) return false;
  if (query === undefined) return true;
  return query.split('&').every((part) => /^(?:subject|body)=[^=]*$/.test(part));
}

/** Whether a value is an `sms:` link to one number without a text (RFC 5724): `sms:988`. */
export function isTextMessage(value: string): boolean {
  return /^sms:\+?\d+$/.test(value);
}

/** Whether a value is a `tel:` link (RFC 3966), such as `tel:+1-555-555-0150;ext=12`. */
export function isTelephone(value: string): boolean {
  return /^tel:\+?[\d().-]*\d[\d().-]*(?:;ext=\d+)?$/.test(value);
}
