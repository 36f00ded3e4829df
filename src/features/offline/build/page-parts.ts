/**
 * What a page needs to look and work right before any press: its scripts, islands and fonts, no
 * pictures.
 */
export function workingParts(html: string): string[] {
  return namedParts(html).filter((path) => /\.(js|woff2)$/.test(path));
}

/**
 * Every hashed part a page names as one file: scripts, islands, fonts and pictures in their plain
 * size.
 */
export function namedParts(html: string): string[] {
  return matches(html, /\s(?:src|href|component-url|renderer-url)="(\/_astro\/[^"]+)"/g);
}

/**
 * Parts, and the scripts that their scripts import: those that are imported at once, or `all`,
 * which are also those that wait for a press. `read` gives the text of a script by its address.
 */
export function scriptsWithImports(
  parts: readonly string[],
  read: (path: string) => string,
  follow: 'static' | 'all',
): string[] {
  const imported =
    follow === 'all'
      ? /["'`](?:\.\/|\/?_astro\/)([\w.~@-]+\.js)["'`]/g
      : /(?:\bfrom|\bimport)\s*["'`](?:\.\/|\/_astro\/)([\w.~@-]+\.js)["'`]/g;
  const found = new Set(parts);
  for (const part of found) {
    if (!part.endsWith('.js')) continue;
    for (const name of matches(read(part), imported)) found.add(`/_astro/${name}`);
  }
  return [...found];
}

function matches(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, found = '']) => found))];
}
