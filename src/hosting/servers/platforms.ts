import { type BuiltPage, pageAddress, type SiteFacts } from '../built-site.ts';
import {
  frameAncestorsOf,
  framedAnywhere,
  type HeaderRule,
  headerRules,
  headersFor,
  matches,
  renderedHeaders,
} from '../headers.ts';

/**
 * Returns the `_headers` of Cloudflare Pages. All rules that match an address are joined there, so
 * a rule that is to win takes the earlier value away first (`! Name`). Throws beyond what
 * Cloudflare takes: 100 rules, and lines of 2,000 characters.
 */
export function cloudflareHeaders(site: SiteFacts): string {
  const named = new Set<string>();
  const rules = platformRules(site).map(({ on, set }) => {
    const lines = Object.entries(set).flatMap(([name, value]) => [
      ...(named.has(name) ? [`  ! ${name}`] : []),
      ...(value === null ? [] : [`  ${name}: ${value}`]),
    ]);
    for (const name of Object.keys(set)) named.add(name);
    return [on.startsWith('*') ? `/${on}` : on, ...lines];
  });
  if (rules.length > 100 || rules.flat().some((line) => line.length > 2000)) {
    throw new Error(
      'Cloudflare takes 100 rules with lines of 2,000 characters, and these are more.',
    );
  }
  return `${rules.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

/**
 * Returns the `_headers` of Netlify. All rules that match an address are joined there and none can
 * be taken back, so a header that is not the same everywhere is named folder by folder, and no
 * address gets it twice. `/folder/*` is `/folder` too. Policies alone may be joined, because a
 * browser obeys both: a policy for an ending, as of drawings, keeps its rule by that ending.
 */
export function netlifyHeaders(site: SiteFacts): string {
  const blocks = new Map<string, string[]>();
  const add = (place: string, name: string, value: string | null) => {
    if (value !== null) blocks.set(place, [...(blocks.get(place) ?? []), `  ${name}: ${value}`]);
  };
  for (const { name, everywhere, except } of renderedHeaders(platformRules(site))) {
    const isJoined = name === 'Content-Security-Policy';
    const byEnding = except.filter(({ on }) => isJoined && on.startsWith('*'));
    const named = except.filter((rule) => !byEnding.includes(rule));
    const valueAt = (path: string) => {
      const rule = named.find(({ on }) => matches(on, path));
      return rule ? rule.value : everywhere;
    };
    const places = named.length === 0 ? [['/*', everywhere] as const] : cover(site.files, valueAt);
    for (const [place, value] of places) add(place, name, value);
    for (const { on, value } of byEnding) add(`/${on}`, name, value);
  }
  return `${[...blocks].map(([place, lines]) => [place, ...lines].join('\n')).join('\n\n')}\n`;
}

/**
 * Returns the fewest folders (`/folder/*`) and addresses, none inside another, that give every file
 * below `folder` its value.
 */
function cover(
  files: readonly string[],
  valueAt: (path: string) => string | null,
  folder = '/',
): (readonly [place: string, value: string | null])[] {
  const values = new Set(files.map((file) => valueAt(pageAddress(file))));
  const [only] = values;
  if (only !== undefined && values.size === 1 && folder !== '/') return [[`${folder}*`, only]];
  const children = Map.groupBy(files, (file) => {
    const address = pageAddress(file);
    // The folder's own page, which is not the same as what lies in it.
    if (address.length < folder.length) return address;
    return `${folder}${address.slice(folder.length).split('/')[0]}`;
  });
  return [...children].flatMap(([child, inside]) => {
    const deeper = inside.some((file) => pageAddress(file) !== child);
    return deeper ? cover(inside, valueAt, `${child}/`) : [[child, valueAt(child)] as const];
  });
}

/**
 * Returns the rules of the site as hosts with a `_headers` file can keep them: one policy for all
 * pages that nobody may frame, and no `Vary`, because these hosts negotiate compression and send it
 * themselves.
 */
function platformRules({ pages }: SiteFacts): HeaderRule[] {
  const policyFor = (path: string) => ({
    'Content-Security-Policy': commonPolicy(pages, frameAncestorsOf(path)),
  });
  const [everywhere, ...special] = headerRules;
  return [
    { on: '/*', set: { ...everywhere?.set, ...policyFor('/') } },
    ...framedAnywhere.map((on) => ({ on, set: policyFor(on.slice(0, -1)) })),
    ...special,
  ].map(({ on, set }) => ({
    on: on as HeaderRule['on'],
    set: Object.fromEntries(Object.entries(set).filter(([name]) => name !== 'Vary')),
  }));
}

/**
 * The directives of a policy that differ from page to page. `default-src` is among them: without
 * the others it would forbid scripts and styles.
 */
const pageDirectives = new Set(['default-src', 'script-src', 'style-src', 'frame-ancestors']);

/**
 * Returns the policy for hosts that send one to all pages: the directives that all have in common,
 * and `frameAncestors`. The `<meta>` of each page has the rest.
 */
export function commonPolicy(pages: readonly BuiltPage[], frameAncestors: string): string {
  const [first = [], ...others] = pages.map(({ policy }) => policy.split('; '));
  const shared = first.filter(
    (directive) =>
      !pageDirectives.has(directive.split(' ')[0] ?? '') &&
      others.every((policy) => policy.includes(directive)),
  );
  return [...shared, `frame-ancestors ${frameAncestors}`].join('; ');
}

/**
 * Returns the `_redirects` of Netlify and Cloudflare Pages, which correct a `/` or `.html` at the
 * end of an address themselves.
 */
export function redirectsFile({ moves, missing }: SiteFacts): string {
  const folderPages = missing.filter(({ path }) => path !== '/404');
  return [
    ...moves.map(([from, to]) => `${from} ${to} 301`),
    ...folderPages.map(({ path }) => `${path.slice(0, -'404'.length)}* ${path} 404`),
    '',
  ].join('\n');
}

/**
 * Returns a table of the objects for an object store, one line each, with tabs between key, file,
 * media type, caching, and target. Old addresses alone have a target, and `-` in place of a file.
 * The key of a page is its address, so no `.html` is needed.
 */
export function objectsFile({ pages, missing, moves, files }: SiteFacts): string {
  const addresses = new Map([...pages, ...missing].map(({ file, path }) => [file, path]));
  const objects = files.map((file) => {
    const path = addresses.get(file);
    const headers = headersFor(file);
    const key = path === undefined || path === '/' || path === '/404' ? file : path;
    return [key, file, headers['Content-Type'], headers['Cache-Control'], ''];
  });
  const old = moves.map(([from, to]) => [from, '-', 'text/html; charset=utf-8', 'no-cache', to]);
  return [
    'key\tfile\ttype\tcaching\tleads-to',
    ...[...objects, ...old].map((row) =>
      row.map((cell = '') => cell.replace(/^\//, '')).join('\t'),
    ),
    '',
  ].join('\n');
}
