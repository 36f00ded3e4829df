/** Returns whether the place of a rule in a `_headers` file means an address. */
type Matching = (place: string, path: string) => boolean;

/**
 * Returns the headers with which a host answers for an address that has the `_headers` file `text`,
 * by the rules that Netlify and Cloudflare Pages document: every rule that matches counts, and
 * values of one name are joined.
 */
export function hostHeaders(
  text: string,
  matching: Matching,
  path: string,
): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const block of text.trim().split('\n\n')) {
    const [place = '', ...lines] = block.split('\n');
    if (!matching(place, path)) continue;
    for (const line of lines) {
      // `  Name: value` sets a header, `  ! Name` takes it away.
      const [, away, name = '', value = ''] = /^ {2}(! )?([\w-]+)(?:: (.*))?$/.exec(line) ?? [];
      if (away) delete headers[name];
      else headers[name] = headers[name] ? `${headers[name]}, ${value}` : value;
    }
  }
  return headers;
}

const placeRegex = (place: string) => place.replace(/[.+?]/g, '\\$&').replaceAll('*', '.*');
export const onCloudflare: Matching = (place, path) =>
  new RegExp(`^${placeRegex(place)}$`).test(path);
/** On Netlify `/folder/*` is `/folder` as well. */
export const onNetlify: Matching = (place, path) =>
  new RegExp(`^${placeRegex(place).replace(/\/\.\*$/, '(/.*)?')}$`).test(path);
