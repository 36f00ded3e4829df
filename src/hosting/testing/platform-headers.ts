/** Whether the place of a rule in a `_headers` file means an address. */
type Matching = (place: string, path: string) => boolean;

/**
 * What a host makes of a `_headers` file, by the rules that Netlify and Cloudflare Pages document:
 * every rule that matches is heard, values of one name are joined. Returns the headers of the
 * answer for an address.
 */
export function heard(text: string, matching: Matching, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [place = '', ...lines] = block.split('\n');
    if (!matching(place, path)) continue;
    for (const line of lines) {
      const [, away, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      if (away) delete headers[name];
      else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

const regex = (place: string) => place.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*');
export const onCloudflare: Matching = (place, path) => new RegExp(`^${regex(place)}$`).test(path);
/** There, `/folder/*` is `/folder` as well. */
export const onNetlify: Matching = (place, path) =>
  new RegExp(`^${regex(place).replace(/\/\.\*$/, '(/.*)?')}$`).test(path);
