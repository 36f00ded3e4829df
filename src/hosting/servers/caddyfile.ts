import type { SiteFacts } from '../built-site.ts';
import {
  mediaTypes,
  noFileCaching,
  preflightHeaders,
  regexOf,
  renderedHeaders,
} from '../headers.ts';

/**
 * Returns a whole Caddyfile (Caddy 2.6 or later) for a build. Caddy reads two variables of its
 * environment: `SITE_ADDRESS`, a domain with its certificate or a port such as `:8080`, and
 * `SITE_ROOT`, the folder with the files.
 */
export function caddyfile(site: SiteFacts): string {
  return [
    '{\n\tadmin off\n}',
    '{$SITE_ADDRESS:localhost} {',
    ...[
      'root * {$SITE_ROOT:dist}',
      tidyAddress,
      caddyBlock('map {site_tidy} {site_target}', addressTargets(site)),
      caddyBlock('map {query} {site_query}', ['"" ""', 'default "?{query}"']),
      '@moved expression `{site_target} != "" && {site_target} != {path} && {method} != "OPTIONS"`',
      'header -Server',
      ...commonHeaders(),
      '@preflight method OPTIONS',
      ...Object.entries(preflightHeaders).map(
        ([name, value]) => `header @preflight ${name} ${quoteForCaddy(value)}`,
      ),
      'respond @preflight "" 204',
      '@writing not method GET HEAD OPTIONS',
      'header @writing Allow "GET, HEAD"',
      'respond @writing "" 405',
      'redir @moved {site_target}{site_query} 301',
      // In a `route`, Caddy keeps the order: the later directive wins.
      caddyBlock('route', [...headerExceptions(), ...contentTypes(), ...pagePolicies(site)]),
      `@hidden path *.br *.gz ${site.missing.flatMap(({ path, file }) => [path, file]).join(' ')}`,
      'error @hidden 404',
      '@unseen path_regexp "/\\.([^w]|w[^e])|\\x00"',
      'error @unseen 404',
      'try_files {path} {path}.html',
      'file_server {\n\tprecompressed br gzip\n\tindex index.html\n}',
      errorHandler(site),
    ].map(indentLines),
    '}',
  ].join('\n');
}

const tidyAddress = caddyBlock('map {path} {site_tidy}', [
  '"~(?s)^((?:/.*?)??)(?:/index)?(?:\\.html)?/*$" "$1"',
]);

/** The lines of a `map` from an address without its endings to the one that it leads to. */
function addressTargets({ pages, moves }: SiteFacts): string[] {
  const lines = [...pages.map(({ path }) => [path === '/' ? '' : path, path] as const), ...moves];
  return [...lines.map(([from, to]) => `"${from}" "${to}"`), 'default ""'];
}

function commonHeaders(): string[] {
  return renderedHeaders().flatMap(({ name, everywhere: value }) =>
    value === null ? [] : [`header ${name} ${quoteForCaddy(value)}`],
  );
}

/** The exceptions in reverse: the first one wins in the table, the last one in a `route`. */
function headerExceptions(): string[] {
  return renderedHeaders().flatMap(({ name, except }) =>
    except.toReversed().flatMap(({ on, value }, index) => {
      const id = `@${name.toLowerCase()}_${index}`;
      const change = value === null ? `-${name}` : `${name} ${quoteForCaddy(value)}`;
      return [`${id} path_regexp ${quoteForCaddy(regexOf(on))}`, `header ${id} ${change}`];
    }),
  );
}

function contentTypes(): string[] {
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@type_${ending} path *.${ending}`,
    `header @type_${ending} Content-Type ${quoteForCaddy(type)}`,
  ]);
}

function pagePolicies({ pages }: SiteFacts): string[] {
  const byPolicy = Map.groupBy(pages, ({ policy }) => policy);
  return [...byPolicy].flatMap(([policy, pagesWithIt], number) => {
    // By now Caddy has the file's name, but for the first page, which it finds by itself.
    const paths = pagesWithIt.map(({ path, file }) => (path === '/' ? path : file));
    return [
      `@policy_${number} path ${paths.join(' ')}`,
      `header @policy_${number} Content-Security-Policy ${quoteForCaddy(policy)}`,
    ];
  });
}

/** The handling of errors: each page for missing addresses answers for those in its folder. */
function errorHandler({ missing }: SiteFacts): string {
  const nearest = [...missing].sort((one, other) => other.path.length - one.path.length);
  const lines = nearest.flatMap(({ path, file, policy }) => [
    `handle ${path.slice(0, -'404'.length)}* {`,
    `\theader Content-Security-Policy ${quoteForCaddy(policy)}`,
    `\trewrite * ${file}`,
    '\tfile_server {\n\t\tprecompressed br gzip\n\t}',
    '}',
  ]);
  return caddyBlock('handle_errors', [
    'header -Server',
    ...commonHeaders(),
    `header Cache-Control ${quoteForCaddy(noFileCaching)}`,
    ...lines,
  ]);
}

function caddyBlock(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map(indentLines), '}'].join('\n');
}

function indentLines(lines: string): string {
  return lines.replace(/^(?=.)/gm, '\t');
}

/** Quotes a value as Caddy reads it: there a quotation mark alone needs a backslash. */
function quoteForCaddy(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
