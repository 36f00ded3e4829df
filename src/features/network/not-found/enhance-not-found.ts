import { nameIn, nearestPaths, wordsIn } from './missing-path.ts';

const limit = 4;

/** Suggests the pages and the search that the missing address may have meant. */
export function enhance(section: HTMLElement): void {
  const path = location.pathname;
  suggestNearest(section, path);
  suggestSearch(section, section.dataset['lost'] === 'speaker' ? nameIn(path) : wordsIn(path));
}

/**
 * Logs the missing path (specification section 2) and puts the pages most like it into the first rows
 * of the list. Rows trade their links and stay where they are, so nothing on the page moves.
 */
function suggestNearest(section: HTMLElement, path: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
  console.error(`404: no page at ${path}`);
  const links = [...section.querySelectorAll<HTMLAnchorElement>('[data-places] a')];
  const known = links.map(addressOf);
  nearestPaths(path, known, limit).forEach((address, row) => {
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

/** Writes the words of a missing address into the search field, unless the visitor was quicker. */
function suggestSearch(section: HTMLElement, words: string): void {
  const field = section.querySelector<HTMLInputElement>('[type="search"]');
  if (field && field.value === '') field.value = words;
}
