import { addressOf, type BuiltPage, type SiteFacts } from '../built-site.ts';
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
 * `_headers` for Cloudflare Pages. There, all rules that match are joined, so a rule that means to
 * win takes the earlier value away first (`! Name`). At most 100 rules of 2,000 characters a line.
 * Throws beyond.
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
 * `_headers` for Netlify. There, all rules that match are joined and none can be taken back, so a
 * header that is not the same everywhere is named folder by folder, and no address gets it twice.
 * `/folder/*` is `/folder` too. Only policies may be joined: a browser obeys both, so one that
 * hangs on a name's ending is told by the ending.
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

/** The fewest folders and files, none inside another, that give every file its value. */
function cover(
  files: readonly string[],
  valueAt: (path: string) => string | null,
  folder = '/',
): (readonly [place: string, value: string | null])[] {
  const values = new Set(files.map((file) => valueAt(addressOf(file))));
  const [only] = values;
  if (only !== undefined && values.size === 1 && folder !== '/') return [[`${folder}*`, only]];
  const children = Map.groupBy(files, (file) => {
    const address = addressOf(file);
    // The folder's own page, which is not the same as what lies in it.
    if (address.length < folder.length) return address;
    return `${folder}${address.slice(folder.length).split('/')[0]}`;
  });
  return [...children].flatMap(([child, inside]) => {
    const deeper = inside.some((file) => addressOf(file) !== child);
    return deeper ? cover(inside, valueAt, `${child}/`) : [[child, valueAt(child)] as const];
  });
}

/**
 * The rules of the site as hosts with a `_headers` file can keep them: one policy for all pages
 * that nobody may frame, and no `Vary`, because these hosts negotiate compression and send it
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
 * What a page says of scripts, styles and frames is its own; without them there is no default to
 * state.
 */
const ofEachPage = new Set(['default-src', 'script-src', 'style-src', 'frame-ancestors']);

/**
 * The policy for hosts that send one to all pages: what they share, and who may frame. Each page's
 * `<meta>` has the rest.
 */
export function commonPolicy(pages: readonly BuiltPage[], frameAncestors: string): string {
  const [first = [], ...others] = pages.map(({ policy }) => policy.split('; '));
  const shared = first.filter(
    (directive) =>
      !ofEachPage.has(directive.split(' ')[0] ?? '') &&
      others.every((policy) => policy.includes(directive)),
  );
  return [...shared, `frame-ancestors ${frameAncestors}`].join('; ');
}

/**
 * `_redirects`, as Netlify and Cloudflare Pages read it. Slashes and `.html` at the end they
 * correct themselves.
 */
export function redirectsFile({ moves, missing }: SiteFacts): string {
  const own = missing.filter(({ path }) => path !== '/404');
  return [
    ...moves.map(([from, to]) => `${from} ${to} 301`),
    ...own.map(({ path }) => `${path.slice(0, -'404'.length)}* ${path} 404`),
    '',
  ].join('\n');
}

/**
 * What to put into an object store: one line for each object, with tabs between key, file, media
 * type, caching and, for old addresses, which have no file (`-`), where they lead. An object's key
 * is the page's address, so no `.html` is needed.
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
