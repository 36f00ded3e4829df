import { fold } from '#site/fold.ts';

const limit = 4;

/** Suggests the pages and the search that the missing address may have meant. */
export function enhance(section: HTMLElement): void {
  const path = location.pathname;
  suggestNearest(section, path);
  const field = section.querySelector<HTMLInputElement>('[type="search"]');
  // The visitor may have been quicker.
  if (field?.value !== '') return;
  field.value = section.dataset['lost'] === 'speaker' ? nameIn(path) : wordsIn(path);
}

/**
 * Logs the missing path (specification section 2) and puts the pages most like it into the first
 * rows of the list. Rows trade their links and stay where they are, so nothing on the page moves.
 */
function suggestNearest(section: HTMLElement, path: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
  console.error(`404: no page at ${path}`);
  const links = [...section.querySelectorAll<HTMLAnchorElement>('[data-places] a')];
  const known = links.map(addressOf);
  nearestPaths(path, known).forEach((address, row) => {
    const near = links.find((link) => addressOf(link) === address);
    const place = links[row];
    if (near && place) trade(near, place);
  });
}

function trade(a: HTMLAnchorElement, b: HTMLAnchorElement): void {
  const [href, label] = [addressOf(a), a.textContent];
  a.setAttribute('href', addressOf(b));
  a.textContent = b.textContent;
  b.setAttribute('href', href);
  b.textContent = label;
}

function addressOf(link: HTMLAnchorElement): string {
  return link.getAttribute('href') ?? '';
}

/**
 * The addresses most like one that does not exist, best first, at most four. Likeness counts the
 * pairs of neighboring letters that two addresses share (Dice’s coefficient), so a lost or swapped
 * letter matters little; folders that both lie in are left out. Nothing alike gives an empty list;
 * broken percent-escapes are read as they are.
 */
export function nearestPaths(missing: string, known: readonly string[]): string[] {
  const wanted = readable(missing);
  return known
    .map((path) => ({ path, likeness: likenessOf(...withoutSharedFolders(wanted, path)) }))
    .filter(({ likeness }) => likeness > 0.4)
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ path }) => path);
}

function withoutSharedFolders(a: string, b: string): [string, string] {
  const [first, second] = [a.split('/'), b.split('/')];
  const last = Math.min(first.length, second.length) - 1;
  let shared = 0;
  while (shared < last && first[shared] === second[shared]) shared += 1;
  return [first.slice(shared).join('/'), second.slice(shared).join('/')];
}

function likenessOf(a: string, b: string): number {
  const [first, second] = [pairsOf(a), pairsOf(b)];
  const shared = [...first].filter((pair) => second.has(pair)).length;
  return (2 * shared) / Math.max(1, first.size + second.size);
}

function pairsOf(path: string): Set<string> {
  return new Set(
    Array.from({ length: Math.max(0, path.length - 1) }, (_, at) => path.slice(at, at + 2)),
  );
}

/** As addresses of this site are written: small letters, no accents, hyphens between words. */
function readable(path: string): string {
  return fold(decoded(path.slice(0, 600), path))
    .slice(0, 200)
    .replace(/[\s_+.]+/g, '-');
}

/**
 * The name in a speaker's address: `/speakers/profile/dr-amara-quil` → `dr amara quil`. Empty if
 * there is none.
 */
export function nameIn(path: string): string {
  const words = decoded(path.split('/').at(3) ?? '')
    .replace(/[-_+.\s]+/g, ' ')
    .trim();
  return /^[\p{L}\p{M}’' ]{2,60}$/u.test(words) ? words : '';
}

const longest = 60;

/**
 * The words of a missing address, to look for: `/resources/Heat%20strok.html` → `heat strok`. The
 * last part of the path that is not empty; nothing where it has no letters or its escapes are
 * broken.
 */
export function wordsIn(path: string): string {
  const parts = path.slice(0, 2000).split('/');
  const last = decoded(parts.findLast((part) => part !== '') ?? '');
  const words = last
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}’']+/gu, ' ')
    .trim()
    .toLowerCase();
  return /\p{L}{2}/u.test(words) && words.length <= longest ? words : '';
}

/** A text without percent-escapes; `broken` where they are broken. */
function decoded(text: string, broken = ''): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return broken;
  }
}
