/**
 * Returns the addresses of the parts that a page needs to look and work right before any press: its
 * scripts, islands and fonts, no pictures.
 */
export function workingParts(html: string): string[] {
  return namedParts(html).filter((path) => /\.(js|woff2)$/.test(path));
}

/**
 * Returns the address of every hashed part that a page names as one file, in the order of the page:
 * scripts, islands, fonts, and pictures in their plain size (not those of a `srcset`).
 */
export function namedParts(html: string): string[] {
  return firstGroups(html, /\s(?:src|href|component-url|renderer-url)="(\/_astro\/[^"]+)"/g);
}

/**
 * Returns `parts` with the scripts that their scripts import, and so on. `static` follows the
 * imports that run at once; `all` also follows those that wait for a press. `read` returns the text
 * of a script by its address.
 */
export function scriptsWithImports(
  parts: readonly string[],
  read: (path: string) => string,
  follow: 'static' | 'all',
): string[] {
  // `import("./desk.D4.js")` and `"_astro/desk.D4.js"`, or only `from"./shared.H8.js"` and
  // `import"./base.J1.js"`.
  const imported =
    follow === 'all'
      ? /["'`](?:\.\/|\/?_astro\/)([\w.~@-]+\.js)["'`]/g
      : /(?:\bfrom|\bimport)\s*["'`](?:\.\/|\/_astro\/)([\w.~@-]+\.js)["'`]/g;
  const addresses = new Set(parts);
  for (const part of addresses) {
    if (!part.endsWith('.js')) continue;
    for (const name of firstGroups(read(part), imported)) addresses.add(`/_astro/${name}`);
  }
  return [...addresses];
}

/** Returns the first group of every match, each text once. */
function firstGroups(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, group = '']) => group))];
}
