import { allPages } from '#features/all-pages.ts';
import { type KindName, kinds } from '#kinds.ts';
import { isIdOfDraft, namesDraft } from './drafts.ts';
import type { Ids } from './entry.ts';
import { entryAnchors, pageAnchors } from './page-anchors.ts';
import { type ProblemText, withGuess } from './problem.ts';

/** The way out in a form. */
const copyAddress = 'Open the page on the site and copy its address.';

/** A page that each entry of a kind has, under `start` and its id. */
interface EntryPage {
  /** `/stories/` */
  start: string;
  kindName: KindName;
  /** The key of its places in `pageAnchors`: `/stories/{id}`. */
  pattern: string;
  /** The ids that other pages have taken. */
  reserved: readonly string[];
}

const entryPages: readonly EntryPage[] = (Object.keys(kinds) as KindName[]).flatMap((kindName) => {
  const kind = kinds[kindName];
  const pattern = 'preview' in kind ? kind.preview : '';
  if (!pattern.endsWith('/{id}')) return [];
  const reserved = 'reserved' in kind ? kind.reserved : [];
  return { start: pattern.replace('{id}', ''), kindName, pattern, reserved };
});

/** The addresses of all pages that are not made from an entry, and of those that embeds show. */
const fixedPages: ReadonlySet<string> = new Set([
  ...Object.values(allPages).map(({ href }) => href),
  '/404',
  '/embed/events',
]);

/**
 * The problem of an address of this site, from `/`, at which there is no page, or whose part after
 * `#` is no place on that page. Undefined where there is one, and for a file, such as
 * `/calendar.ics`; what stands after `?` does not count.
 */
export function missingPageProblem(address: string, ids: Ids): ProblemText | undefined {
  const [path = '', fragment = ''] = address.replace(/\?[^#]*/, '').split('#');
  const page = path === '/' ? path : path.replace(/\/$/, '');
  const isFile = page.split('/').at(-1)?.includes('.') ?? false;
  if (isFile || isPart(page)) return undefined;
  if (fixedPages.has(page)) return missingPlaceProblem(page, page, fragment, ids);
  const entryPage = entryPages.find(({ start }) => page.startsWith(start) && start !== '/');
  const id = page.slice(entryPage?.start.length);
  if (entryPage && !id.includes('/') && !entryPage.reserved.includes(id)) {
    const { start, kindName, pattern } = entryPage;
    const known = ids.get(kindName) ?? new Set();
    if (known.has(id)) return missingPlaceProblem(page, pattern, fragment, ids);
    if (isIdOfDraft(ids, kindName, id)) return namesDraft;
    const fix = `Write the name of a file in "${kindName}" after ${start}.`;
    const inForm = `This site has no page ${page}. ${withGuess(id, known, copyAddress, [start, ''])}`;
    return { message: `this site has no page ${page}`, fix: withGuess(id, known, fix), inForm };
  }
  const fix = 'Copy the address from the page itself, from the first / on.';
  return { message: `this site has no page ${page}`, fix: withGuess(page, fixedPages, fix) };
}

/** Whether an address is a further part of a long list, or a page that other sites embed. */
function isPart(page: string): boolean {
  return /\/\d+$/.test(page) || /\/(all|parts)(\/|$)/.test(page) || /^\/embed\//.test(page);
}

/** The problem of a fragment that is no place on its page, `pattern` in `pageAnchors`. */
function missingPlaceProblem(
  page: string,
  pattern: string,
  fragment: string,
  ids: Ids,
): ProblemText | undefined {
  const fixed = pageAnchors[pattern];
  if (fragment === '' || fixed === undefined || fragment.startsWith(':~:')) return undefined;
  const places = [...fixed, ...(ids.get(entryAnchors[pattern] ?? '') ?? [])];
  const isPlace = places.some((place) =>
    place.endsWith('*') ? fragment.startsWith(place.slice(0, -1)) : fragment === place,
  );
  if (isPlace) return undefined;
  const named = places.filter((place) => !place.endsWith('*'));
  const fix = `Leave out # and what follows, or write one of: ${named.join(', ')}.`;
  return {
    message: `the page ${page} has no place called #${fragment}`,
    fix: withGuess(fragment, named, fix),
  };
}
