import { mediaTypes } from '../../media-types.ts';
import { renderedHeaders } from '../rendered-headers.ts';
import type { SiteFacts } from '../site-facts.ts';
import { variableOf, varies } from './nginx-maps.ts';
import { block, quoted } from './quoted.ts';

/** What stands inside nginx's `server`, except where it listens and where the files are. */
export function nginxServer({ missing }: SiteFacts): string {
  return [
    settings,
    types(),
    headers(),
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

/** For the `server` of an nginx that has the brotli module. */
export const nginxBrotli = 'brotli_static on;';

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
  const value = {
    'Cache-Control': '$site_cache_control',
    'Content-Security-Policy': '$site_policy',
  };
  const all = renderedHeaders().map((header) => {
    const { name, everywhere } = header;
    const own = (value as Record<string, string>)[name];
    return [name, own ?? (varies(header) ? variableOf(name) : quoted(everywhere ?? ''))];
  });
  return [...all, ['Allow', '$site_allow']]
    .map(([name, text]) => `add_header ${name} ${text} always;`)
    .join('\n');
}

/** A page for missing addresses answers for those around it, and has no address itself. */
function missingPage(path: string, file: string): string[] {
  const folder = path.slice(0, -'404'.length);
  const own = [
    `location = ${file} {\n  internal;\n}`,
    `location = ${path} {\n  error_page 404 ${file};\n  return 404;\n}`,
  ];
  if (folder === '/') return [`error_page 404 ${file};`, ...own];
  return [
    `location ${folder} {\n  error_page 404 ${file};\n  try_files $uri $uri.html =404;\n}`,
    ...own,
  ];
}
