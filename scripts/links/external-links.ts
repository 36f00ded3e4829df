/** A page of the build. */
interface Page {
  path: string;
  html: string;
}

/** Every address of another site that a page links to, without its place on the page, and the pages that do. */
export function externalLinks(
  pages: readonly Page[],
  ownOrigin: string,
): ReadonlyMap<string, readonly string[]> {
  const links = new Map<string, string[]>();
  for (const { path, html } of pages) {
    for (const url of new Set(addressesIn(html))) {
      if (new URL(url).origin === ownOrigin) continue;
      links.set(url, [...(links.get(url) ?? []), path]);
    }
  }
  return links;
}

function addressesIn(html: string): string[] {
  return [...html.matchAll(/<a\s[^>]*?href="(https?:\/\/[^"]+)"/g)].flatMap(([, href = '']) => {
    const url = href.replaceAll('&amp;', '&').replaceAll('&#38;', '&');
    return URL.canParse(url) ? [url.replace(/#.*$/, '')] : [];
  });
}
