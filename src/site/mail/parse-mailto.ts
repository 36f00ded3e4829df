import type { Message } from './mailto.ts';

/**
 * Returns the letter of a `mailto:` link of this site (RFC 6068), without other fields and further
 * recipients; undefined for any other scheme.
 */
export function parseMailto(href: string): Message | undefined {
  if (!href.startsWith('mailto:')) return undefined;
  const [path = '', query = ''] = href.slice('mailto:'.length).split('?', 2);
  const fields = new Map(query.split('&').map(fieldOf));
  return {
    to: decode(path.split(',')[0] ?? ''),
    subject: fields.get('subject') ?? '',
    body: fields.get('body') ?? '',
  };
}

function fieldOf(pair: string): [name: string, value: string] {
  const [name = '', value = ''] = pair.split('=', 2);
  return [name.toLowerCase(), decode(value)];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text).replaceAll('\r\n', '\n');
  } catch {
    return text;
  }
}
