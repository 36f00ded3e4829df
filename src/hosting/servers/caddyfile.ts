import type { SiteFacts } from '../built-site.ts';
import {
  mediaTypes,
  noFileCaching,
  preflightHeaders,
  regexOf,
  renderedHeaders,
} from '../headers.ts';

/**
 * A whole Caddyfile (Caddy 2.6 or later). `SITE_ADDRESS`: a domain with its certificate, or
 * `:8080`. `SITE_ROOT`: the files.
 */
export function caddyfile(site: SiteFacts): string {
  return [
    '{\n\tadmin off\n}',
    '{$SITE_ADDRESS:localhost} {',
    ...[
      'root * {$SITE_ROOT:dist}',
      tidyAddress,
      block('map {site_tidy} {site_target}', targets(site)),
      block('map {query} {site_query}', ['"" ""', 'default "?{query}"']),
      '@moved expression `{site_target} != "" && {site_target} != {path} && {method} != "OPTIONS"`',
      'header -Server',
      ...everywhere(),
      '@preflight method OPTIONS',
      ...Object.entries(preflightHeaders).map(
        ([name, value]) => `header @preflight ${name} ${quoted(value)}`,
      ),
      'respond @preflight "" 204',
      '@writing not method GET HEAD OPTIONS',
      'header @writing Allow "GET, HEAD"',
      'respond @writing "" 405',
      'redir @moved {site_target}{site_query} 301',
      // In a `route`, Caddy keeps the order: the later directive wins.
      block('route', [...exceptions(), ...contentTypes(), ...policies(site)]),
      `@hidden path *.br *.gz ${site.missing.flatMap(({ path, file }) => [path, file]).join(' ')}`,
      'error @hidden 404',
      '@unseen path_regexp "/\\.([^w]|w[^e])|\\x00"',
      'error @unseen 404',
      'try_files {path} {path}.html',
      'file_server {\n\tprecompressed br gzip\n\tindex index.html\n}',
      errors(site),
    ].map(indented),
    '}',
  ].join('\n');
}

const tidyAddress = block('map {path} {site_tidy}', [
  '"~(?s)^((?:/.*?)??)(?:/index)?(?:\\.html)?/*$" "$1"',
]);

function targets({ pages, moves }: SiteFacts): string[] {
  const known = [...pages.map(({ path }) => [path === '/' ? '' : path, path] as const), ...moves];
  return [...known.map(([from, to]) => `"${from}" "${to}"`), 'default ""'];
}

function everywhere(): string[] {
  return renderedHeaders().flatMap(({ name, everywhere: value }) =>
    value === null ? [] : [`header ${name} ${quoted(value)}`],
  );
}

/** The first exception wins in the table, the last one in a route. */
function exceptions(): string[] {
  return renderedHeaders().flatMap(({ name, except }) =>
    except.toReversed().flatMap(({ on, value }, place) => {
      const id = `@${name.toLowerCase()}_${place}`;
      const change = value === null ? `-${name}` : `${name} ${quoted(value)}`;
      return [`${id} path_regexp ${quoted(regexOf(on))}`, `header ${id} ${change}`];
    }),
  );
}

function contentTypes(): string[] {
  return Object.entries(mediaTypes).flatMap(([ending, type]) => [
    `@type_${ending} path *.${ending}`,
    `header @type_${ending} Content-Type ${quoted(type)}`,
  ]);
}

function policies({ pages }: SiteFacts): string[] {
  const byPolicy = Map.groupBy(pages, ({ policy }) => policy);
  return [...byPolicy].flatMap(([policy, same], number) => {
    // By now Caddy has the file's name, but for the first page, which it finds by itself.
    const paths = same.map(({ path, file }) => (path === '/' ? path : file));
    return [
      `@policy_${number} path ${paths.join(' ')}`,
      `header @policy_${number} Content-Security-Policy ${quoted(policy)}`,
    ];
  });
}

/** A page for missing addresses answers for those around it. */
function errors({ missing }: SiteFacts): string {
  const nearest = [...missing].sort((one, other) => other.path.length - one.path.length);
  const lines = nearest.flatMap(({ path, file, policy }) => [
    `handle ${path.slice(0, -'404'.length)}* {`,
    `\theader Content-Security-Policy ${quoted(policy)}`,
    `\trewrite * ${file}`,
    '\tfile_server {\n\t\tprecompressed br gzip\n\t}',
    '}',
  ]);
  return block('handle_errors', [
    'header -Server',
    ...everywhere(),
    `header Cache-Control ${quoted(noFileCaching)}`,
    ...lines,
  ]);
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map(indented), '}'].join('\n');
}

function indented(lines: string): string {
  return lines.replace(/^(?=.)/gm, '\t');
}

/** A value as Caddy reads it: only a quotation mark is anything but itself. */
function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`;
}
