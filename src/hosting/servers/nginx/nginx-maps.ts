import { noFileCaching } from '../../headers.ts';
import { regexOf } from '../../path-pattern.ts';
import { type RenderedHeader, renderedHeaders } from '../rendered-headers.ts';
import type { SiteFacts } from '../site-facts.ts';
import { block, pattern, quoted } from './quoted.ts';

/**
 * The tables that stand in nginx's `http`: where an address leads, the policy of each page, and the headers
 * that are not the same everywhere. `$uri` is the file's name once nginx has found it, the address before.
 */
export function nginxMaps(site: SiteFacts): string {
  return [
    `map_hash_bucket_size ${bucketFor(site)};`,
    `map_hash_max_size ${Math.max(2048, 4 * site.pages.length)};`,
    tidyAddress,
    targets(site),
    // Nowhere to go, or there already.
    block('map "$uri>$site_target" $site_redirect', [
      `${pattern('>$')} "";`,
      `${pattern('(?s)^(?<site_here>.*)>\\k<site_here>$')} "";`,
      'default $site_target;',
    ]),
    ...policies(site),
    ...renderedHeaders().filter(varies).map(headerMap),
    block('map $status $site_cache_control', [
      `~^[45] ${noFileCaching};`,
      `default ${variableOf('Cache-Control')};`,
    ]),
    block('map $status $site_allow', ['405 "GET, HEAD";', 'default "";']),
  ].join('\n\n');
}

/** The variable that holds a header which is not the same everywhere. */
export function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}_of_file`;
}

/** Whether a header needs a table. */
export function varies({ except }: RenderedHeader): boolean {
  return except.length > 0;
}

/** The address without a slash, `.html` or `/index` at its end, as `redirectFor` reads it. */
const tidyAddress = block('map $uri $site_tidy', [
  `${pattern('(?s)^(?<site_stem>(?:/.*?)??)(?:/index)?(?:\\.html)?/*$')} $site_stem;`,
  'default none;',
]);

function targets({ pages, moves }: SiteFacts): string {
  const lines = [
    ...pages.map(({ path }) => [path === '/' ? '' : path, path] as const),
    ...moves,
  ].map(([from, to]) => `${quoted(from)} ${quoted(to)};`);
  return block('map $site_tidy $site_target', lines);
}

/** Pages made from one template mostly share a policy, so each policy is written once. */
function policies({ pages, missing }: SiteFacts): string[] {
  const all = [...pages, ...missing];
  const kinds = [...new Set(all.map(({ policy }) => policy))];
  const [drawing] = renderedHeaders().filter(({ name }) => name === 'Content-Security-Policy');
  const byRule = drawing ? variableOf(drawing.name) : '""';
  return [
    block(
      'map $uri $site_policy_number',
      all.map(({ file, policy }) => `${quoted(file)} ${kinds.indexOf(policy)};`),
    ),
    block('map $site_policy_number $site_policy', [
      ...kinds.map((policy, number) => `${number} ${quoted(policy)};`),
      `default ${byRule};`,
    ]),
  ];
}

function headerMap({ name, everywhere, except }: RenderedHeader): string {
  return block(`map $uri ${variableOf(name)}`, [
    ...except.map(({ on, value }) => `${pattern(regexOf(on))} ${quoted(value ?? '')};`),
    `default ${quoted(everywhere ?? '')};`,
  ]);
}

/** nginx keeps a name and its place together in one bucket, a power of two. */
function bucketFor({ pages, moves, missing }: SiteFacts): number {
  const names = [...pages, ...missing].map(({ file }) => file).concat(moves.map(([from]) => from));
  const longest = Math.max(...names.map((name) => Buffer.byteLength(name)));
  return Math.max(128, 2 ** Math.ceil(Math.log2(longest + 32)));
}
