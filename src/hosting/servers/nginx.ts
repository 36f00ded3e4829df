import type { SiteFacts } from '../built-site.ts';
import {
  mediaTypes,
  noFileCaching,
  preflightHeaders,
  type RenderedHeader,
  regexOf,
  renderedHeaders,
} from '../headers.ts';

/** The content of nginx's `server` block, except `listen` and `root`. */
export function nginxServer({ missing }: SiteFacts): string {
  return [
    settings,
    types(),
    headers(),
    'if ($request_method = OPTIONS) {\n  return 204;\n}',
    'if ($site_redirect) {\n  return 301 $site_redirect$is_args$args;\n}',
    'if ($request_method !~ ^(?:GET|HEAD)$) {\n  return 405;\n}',
    'location = / {\n  try_files /index.html =404;\n}',
    'location / {\n  try_files $uri $uri.html =404;\n}',
    // Files that lie there and are no addresses.
    'location ~ /\\.(?!well-known/) {\n  return 404;\n}',
    'location ~ \\.(?:br|gz)$ {\n  return 404;\n}',
    ...missing.flatMap(({ path, file }) => missingPage(path, file)),
  ].join('\n\n');
}

const settings = [
  'server_tokens off;',
  '# Nobody is watched: no list of who asked for what.',
  'access_log off;',
  'absolute_redirect off;',
  'etag on;',
  'sendfile on;',
  'tcp_nopush on;',
  'gzip_static on;',
  '# An address may carry a long search, or a shared list.',
  'large_client_header_buffers 4 64k;',
  'client_header_timeout 15s;',
  'client_body_timeout 5s;',
  'client_max_body_size 1k;',
  'send_timeout 30s;',
  'keepalive_timeout 30s;',
  'reset_timedout_connection on;',
].join('\n');

function types(): string {
  const lines = Object.entries(mediaTypes).map(([ending, type]) => `${quoted(type)} ${ending};`);
  return `default_type application/octet-stream;\n${block('types', lines)}`;
}

function headers(): string {
  const own: Readonly<Record<string, string>> = {
    'Cache-Control': '$site_cache_control',
    'Content-Security-Policy': '$site_policy',
  };
  const all = renderedHeaders().map((header) => {
    const { name, everywhere } = header;
    return [name, own[name] ?? (varies(header) ? variableOf(name) : quoted(everywhere ?? ''))];
  });
  const preflight = Object.keys(preflightHeaders).map((name) => [name, variableOf(name)]);
  return [...all, ...preflight, ['Allow', '$site_allow']]
    .map(([name, text]) => `add_header ${name} ${text} always;`)
    .join('\n');
}

/** A page for missing addresses answers for those around it, and has no address itself. */
function missingPage(path: string, file: string): string[] {
  const folder = path.slice(0, -'404'.length);
  const answer = `error_page 404 ${file};`;
  return [
    folder === '/'
      ? answer
      : `location ${folder} {\n  ${answer}\n  try_files $uri $uri.html =404;\n}`,
    `location = ${file} {\n  internal;\n}`,
    `location = ${path} {\n  ${answer}\n  return 404;\n}`,
  ];
}

/**
 * The `map` blocks of nginx's `http`: where an address leads, the policy of each page, and the
 * headers that are not the same everywhere. `$uri` is the file's name once nginx has found it, the
 * address before.
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
    ...Object.entries(preflightHeaders).map(([name, value]) =>
      block(`map $request_method ${variableOf(name)}`, [
        `OPTIONS ${quoted(value)};`,
        'default "";',
      ]),
    ),
    block('map $status $site_allow', ['405 "GET, HEAD";', 'default "";']),
  ].join('\n\n');
}

function variableOf(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}_of_file`;
}

function varies({ except }: RenderedHeader): boolean {
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
  return [
    block(
      'map $uri $site_policy_number',
      all.map(({ file, policy }) => `${quoted(file)} ${kinds.indexOf(policy)};`),
    ),
    block('map $site_policy_number $site_policy', [
      ...kinds.map((policy, number) => `${number} ${quoted(policy)};`),
      `default ${variableOf('Content-Security-Policy')};`,
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

type SiteOption = 'domain' | 'release' | 'http' | 'https' | 'certificate' | 'key';

/**
 * The two `server` of a site with a certificate of its own. `release` is the folder with the built
 * site and the written configuration; `http` (which only sends on to HTTPS) and `https` are their
 * `listen`, without `ssl`.
 */
export function nginxSite(place: Record<SiteOption, string>): string {
  const { domain, release, http, https, certificate, key } = place;
  const port = /(\d+)$/.exec(https)?.[1];
  const origin = `https://${domain}${port && port !== '443' ? `:${port}` : ''}`;
  return [
    `include ${release}/dist-hosting/nginx/maps.conf;`,
    block('server', [
      `listen ${http};`,
      `server_name ${domain};`,
      'server_tokens off;',
      'access_log off;',
      `return 301 ${origin}$request_uri;`,
    ]),
    block('server', [
      `listen ${https} ssl http2;`,
      `server_name ${domain};`,
      `ssl_certificate ${certificate};`,
      `ssl_certificate_key ${key};`,
      'ssl_protocols TLSv1.2 TLSv1.3;',
      'ssl_session_cache shared:site:10m;',
      'ssl_session_tickets off;',
      // One line with the folder's true name, so that a reload changes files and policies at one
      // moment.
      `include ${release}/root.conf;`,
      `include ${release}/dist-hosting/nginx/server.conf;`,
      // There is one only where nginx has the module (`release.sh`).
      `include ${release}/brotli*.conf;`,
    ]),
  ].join('\n\n');
}

type ContainerOption = 'root' | 'config' | 'listen' | 'scratch' | 'modules';

/**
 * A whole `nginx.conf` for a site without rights: no port below 1024, writes only in `scratch`, TLS
 * before the container.
 */
export function nginxContainer(place: Record<ContainerOption, string>): string {
  const { root, config, listen, scratch, modules } = place;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${modules}/ngx_http_brotli_static_module.so;`,
    'worker_processes auto;',
    'worker_rlimit_nofile 8192;',
    `pid ${scratch}/nginx.pid;`,
    'error_log stderr warn;',
    'events {\n  worker_connections 4096;\n  multi_accept on;\n}',
    block('http', [
      ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
      `include ${config}/maps.conf;`,
      block('server', [
        `listen ${listen};`,
        `root ${root};`,
        `include ${config}/server.conf;`,
        `include ${config}/brotli.conf;`,
      ]),
    ]),
  ].join('\n');
}

/**
 * A value as nginx reads it in quotes; `$` would begin a variable, so a value may hold none. Throws
 * if it does.
 */
export function quoted(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot be told ${JSON.stringify(value)}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * A regular expression as the name of a line in a `map`; nginx leaves its backslashes alone. Throws
 * at a quotation mark.
 */
export function pattern(regex: string): string {
  if (regex.includes('"')) throw new Error(`nginx cannot be told ${regex}`);
  return `"~${regex}"`;
}

function block(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => line.replace(/^(?=.)/gm, '  ')), '}'].join('\n');
}
