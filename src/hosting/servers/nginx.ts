import type { SiteFacts } from '../built-site.ts';
import {
  mediaTypes,
  noFileCaching,
  preflightHeaders,
  type RenderedHeader,
  regexOf,
  renderedHeaders,
} from '../headers.ts';

/** Returns the content of nginx's `server` block, except `listen` and `root`. */
export function nginxServer({ missing }: SiteFacts): string {
  return [
    settings,
    mediaTypeLines(),
    headerLines(),
    'if ($request_method = OPTIONS) {\n  return 204;\n}',
    'if ($site_redirect) {\n  return 301 $site_redirect$is_args$args;\n}',
    'if ($request_method !~ ^(?:GET|HEAD)$) {\n  return 405;\n}',
    'location = / {\n  try_files /index.html =404;\n}',
    'location / {\n  try_files $uri $uri.html =404;\n}',
    // Files that lie there and are no addresses.
    'location ~ /\\.(?!well-known/) {\n  return 404;\n}',
    'location ~ \\.(?:br|gz)$ {\n  return 404;\n}',
    ...missing.flatMap(({ path, file }) => missingPageLocations(path, file)),
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

function mediaTypeLines(): string {
  const lines = Object.entries(mediaTypes).map(
    ([ending, type]) => `${quoteForNginx(type)} ${ending};`,
  );
  return `default_type application/octet-stream;\n${nginxBlock('types', lines)}`;
}

function headerLines(): string {
  const variables: Readonly<Record<string, string>> = {
    'Cache-Control': '$site_cache_control',
    'Content-Security-Policy': '$site_policy',
  };
  const all = renderedHeaders().map((header) => {
    const { name, everywhere } = header;
    const value = variesByAddress(header) ? headerVariable(name) : quoteForNginx(everywhere ?? '');
    return [name, variables[name] ?? value];
  });
  const preflight = Object.keys(preflightHeaders).map((name) => [name, headerVariable(name)]);
  return [...all, ...preflight, ['Allow', '$site_allow']]
    .map(([name, text]) => `add_header ${name} ${text} always;`)
    .join('\n');
}

/** The page `file` answers for missing addresses in its folder, and has no address itself. */
function missingPageLocations(path: string, file: string): string[] {
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
 * Returns the `map` blocks of nginx's `http`: where an address leads, the policy of each page, and
 * the headers that are not the same everywhere. `$uri` is the address until nginx has found the
 * file, then the file's name.
 */
export function nginxMaps(site: SiteFacts): string {
  return [
    `map_hash_bucket_size ${hashBucketSize(site)};`,
    `map_hash_max_size ${Math.max(2048, 4 * site.pages.length)};`,
    tidyAddress,
    addressTargets(site),
    // Nowhere to go, or there already.
    nginxBlock('map "$uri>$site_target" $site_redirect', [
      `${nginxRegex('>$')} "";`,
      `${nginxRegex('(?s)^(?<site_here>.*)>\\k<site_here>$')} "";`,
      'default $site_target;',
    ]),
    ...policyMaps(site),
    ...renderedHeaders().filter(variesByAddress).map(headerMap),
    nginxBlock('map $status $site_cache_control', [
      `~^[45] ${noFileCaching};`,
      `default ${headerVariable('Cache-Control')};`,
    ]),
    ...Object.entries(preflightHeaders).map(([name, value]) =>
      nginxBlock(`map $request_method ${headerVariable(name)}`, [
        `OPTIONS ${quoteForNginx(value)};`,
        'default "";',
      ]),
    ),
    nginxBlock('map $status $site_allow', ['405 "GET, HEAD";', 'default "";']),
  ].join('\n\n');
}

function headerVariable(header: string): string {
  return `$site_${header.toLowerCase().replaceAll('-', '_')}_of_file`;
}

function variesByAddress({ except }: RenderedHeader): boolean {
  return except.length > 0;
}

/** The address without a slash, `.html` or `/index` at its end, as `redirectFor` reads it. */
const tidyAddress = nginxBlock('map $uri $site_tidy', [
  `${nginxRegex('(?s)^(?<site_stem>(?:/.*?)??)(?:/index)?(?:\\.html)?/*$')} $site_stem;`,
  'default none;',
]);

function addressTargets({ pages, moves }: SiteFacts): string {
  const lines = [
    ...pages.map(({ path }) => [path === '/' ? '' : path, path] as const),
    ...moves,
  ].map(([from, to]) => `${quoteForNginx(from)} ${quoteForNginx(to)};`);
  return nginxBlock('map $site_tidy $site_target', lines);
}

/** Pages made from one template mostly share a policy, so each policy is written once. */
function policyMaps({ pages, missing }: SiteFacts): string[] {
  const all = [...pages, ...missing];
  const distinct = [...new Set(all.map(({ policy }) => policy))];
  return [
    nginxBlock(
      'map $uri $site_policy_number',
      all.map(({ file, policy }) => `${quoteForNginx(file)} ${distinct.indexOf(policy)};`),
    ),
    nginxBlock('map $site_policy_number $site_policy', [
      ...distinct.map((policy, number) => `${number} ${quoteForNginx(policy)};`),
      `default ${headerVariable('Content-Security-Policy')};`,
    ]),
  ];
}

function headerMap({ name, everywhere, except }: RenderedHeader): string {
  return nginxBlock(`map $uri ${headerVariable(name)}`, [
    ...except.map(({ on, value }) => `${nginxRegex(regexOf(on))} ${quoteForNginx(value ?? '')};`),
    `default ${quoteForNginx(everywhere ?? '')};`,
  ]);
}

/** Bytes of a bucket, a power of two: nginx keeps a name and its place together in one. */
function hashBucketSize({ pages, moves, missing }: SiteFacts): number {
  const names = [...pages, ...missing].map(({ file }) => file).concat(moves.map(([from]) => from));
  const longest = Math.max(...names.map((name) => Buffer.byteLength(name)));
  return Math.max(128, 2 ** Math.ceil(Math.log2(longest + 32)));
}

type SiteOption = 'domain' | 'release' | 'http' | 'https' | 'certificate' | 'key';

/**
 * Returns the two `server` blocks of a site with a certificate of its own. `release` is the folder
 * with the built site and the written configuration. `http`, which only redirects to HTTPS, and
 * `https` are their `listen`, such as `443` or `127.0.0.1:8443`; `certificate` and `key` are paths.
 */
export function nginxSite(place: Record<SiteOption, string>): string {
  const { domain, release, http, https, certificate, key } = place;
  const port = /(\d+)$/.exec(https)?.[1];
  const origin = `https://${domain}${port && port !== '443' ? `:${port}` : ''}`;
  return [
    `include ${release}/dist-hosting/nginx/maps.conf;`,
    nginxBlock('server', [
      `listen ${http};`,
      `server_name ${domain};`,
      'server_tokens off;',
      'access_log off;',
      `return 301 ${origin}$request_uri;`,
    ]),
    nginxBlock('server', [
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
 * Returns a whole `nginx.conf` for a container without rights: it has no port below 1024, writes
 * only into the folder `scratch`, and leaves TLS to what stands before it.
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
    nginxBlock('http', [
      ...temporary.map((name) => `${name}_temp_path ${scratch}/${name};`),
      `include ${config}/maps.conf;`,
      nginxBlock('server', [
        `listen ${listen};`,
        `root ${root};`,
        `include ${config}/server.conf;`,
        `include ${config}/brotli.conf;`,
      ]),
    ]),
  ].join('\n');
}

/**
 * Quotes a value as nginx reads it. Throws for a value with `$`, which would begin a variable, or
 * with a line break.
 */
export function quoteForNginx(value: string): string {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx cannot be told ${JSON.stringify(value)}`);
  return `"${value.replace(/[\\"]/g, '\\$&')}"`;
}

/**
 * Quotes a regular expression as the name of a line in a `map`; nginx leaves its backslashes alone.
 * Throws for one with a quotation mark.
 */
export function nginxRegex(regex: string): string {
  if (regex.includes('"')) throw new Error(`nginx cannot be told ${regex}`);
  return `"~${regex}"`;
}

function nginxBlock(head: string, lines: readonly string[]): string {
  return [`${head} {`, ...lines.map((line) => line.replace(/^(?=.)/gm, '  ')), '}'].join('\n');
}
