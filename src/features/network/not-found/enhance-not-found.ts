import { fold } from '#site/search/fold.ts';

/** The most pages that are suggested. */
const mostSuggestions = 4;
/** The likeness, from 0 to 1, that a suggested page must exceed. */
const leastLikeness = 0.4;
/** The most characters of a missing path that are compared. An address can have thousands. */
const comparedLength = 200;
/** The most characters of the words that are put into the search field. */
const longestQuery = 60;

/** Suggests the pages and the search that the missing address may have meant. */
export function enhance(section: HTMLElement): void {
  const path = location.pathname;
  suggestNearest(section, path);
  const field = section.querySelector<HTMLInputElement>('[type="search"]');
  if (!field) return;
  const words = section.dataset['lost'] === 'speaker' ? nameIn(path) : wordsIn(path);
  // The visitor may have typed already.
  if (field.value === '') field.value = words;
}

/**
 * Logs the missing path (specification section 2), and puts the pages whose path is most like it
 * into the first rows of the list. Rows swap their links and stay in place, so nothing moves.
 */
function suggestNearest(section: HTMLElement, path: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
  console.error(`404: no page at ${path}`);
  const links = [...section.querySelectorAll<HTMLAnchorElement>('[data-places] a')];
  const paths = links.map(writtenHref);
  nearestPaths(path, paths).forEach((nearPath, row) => {
    const nearLink = links.find((link) => writtenHref(link) === nearPath);
    const rowLink = links[row];
    if (nearLink && rowLink) swapLinks(nearLink, rowLink);
  });
}

function swapLinks(a: HTMLAnchorElement, b: HTMLAnchorElement): void {
  const href = writtenHref(a);
  const label = a.textContent;
  a.setAttribute('href', writtenHref(b));
  a.textContent = b.textContent;
  b.setAttribute('href', href);
  b.textContent = label;
}

/** Returns the `href` of a link as the page has it, a path. */
function writtenHref(link: HTMLAnchorElement): string {
  return link.getAttribute('href') ?? '';
}

/**
 * Returns at most four of the known paths that are most like a missing one, the best first; none
 * where nothing is alike. Likeness is Dice’s coefficient over the pairs of neighboring letters, so
 * a lost or swapped letter matters little. Folders that two paths share are left out.
 */
export function nearestPaths(missing: string, known: readonly string[]): string[] {
  const wanted = readable(missing);
  return known
    .map((path) => ({ path, likeness: likeness(...withoutSharedFolders(wanted, path)) }))
    .filter(({ likeness }) => likeness > leastLikeness)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, mostSuggestions)
    .map(({ path }) => path);
}

function withoutSharedFolders(a: string, b: string): [string, string] {
  const first = a.split('/');
  const second = b.split('/');
  const last = Math.min(first.length, second.length) - 1;
  let shared = 0;
  while (shared < last && first[shared] === second[shared]) shared += 1;
  return [first.slice(shared).join('/'), second.slice(shared).join('/')];
}

/** Returns how alike two texts are, from 0 to 1 (Dice’s coefficient over pairs of letters). */
function likeness(a: string, b: string): number {
  const first = letterPairs(a);
  const second = letterPairs(b);
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

function letterPairs(path: string): Set<string> {
  const count = Math.max(0, path.length - 1);
  return new Set(Array.from({ length: count }, (_, index) => path.slice(index, index + 2)));
}

/**
 * Returns a path in the form of this site: small letters, no accents, hyphens between words. Where
 * percent-escapes are broken, they are not decoded.
 */
function readable(path: string): string {
  // An escape such as `%20` takes three characters for one.
  const start = path.slice(0, comparedLength * 3);
  return fold(decoded(start, path))
    .slice(0, comparedLength)
    .replace(/[\s_+.]+/g, '-');
}

/**
 * Returns the name in the path of a speaker, `dr amara quil` for `/speakers/profile/dr-amara-quil`;
 * empty if there is none.
 */
export function nameIn(path: string): string {
  const words = decoded(path.split('/').at(3) ?? '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  return /^[\p{L}\p{M}’' ]{2,60}$/u.test(words) ? words : '';
}

/**
 * Returns the words of a missing path to search for, `heat strok` for
 * `/resources/Heat%20strok.html`. They are the last part of the path that is not empty. Returns an
 * empty string if that part has no two letters, is longer than 60 characters, or has broken
 * escapes.
 */
export function wordsIn(path: string): string {
  const parts = path.slice(0, 2000).split('/');
  const last = decoded(parts.findLast((part) => part !== '') ?? '');
  const words = last
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}’']+/gu, ' ')
    .trim()
    .toLowerCase();
  return /\p{L}{2}/u.test(words) && words.length <= longestQuery ? words : '';
}

/** Decodes the percent-escapes of a text. Returns `fallback` where they are broken. */
function decoded(text: string, fallback = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return fallback;
  }
}
