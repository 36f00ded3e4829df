import { nearestPaths } from './nearest-paths.ts';

const limit = 4;

/** Logs the missing path (specification section 2) and puts the pages most like it on top of the list. */
export function suggestNearest(page: Document, path: string): void {
  // biome-ignore lint/suspicious/noConsole: the specification asks for this line.
  console.error(`404: no page at ${path}`);
  const list = page.querySelector('[data-places]');
  if (!list) return;
  const items = new Map([...list.children].map((item) => [addressOf(item), item]));
  const nearest = nearestPaths(path, [...items.keys()], limit);
  for (const href of nearest.toReversed()) {
    const item = items.get(href);
    if (!item) continue;
    item.removeAttribute('hidden');
    list.prepend(item);
  }
}

function addressOf(item: Element): string {
  return item.querySelector('a')?.getAttribute('href') ?? '';
}
