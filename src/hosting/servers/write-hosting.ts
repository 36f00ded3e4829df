import { copyFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { readSiteFacts, type SiteFacts } from '../built-site.ts';
import { caddyfile } from './caddyfile.ts';
import { nginxContainer, nginxMaps, nginxServer, nginxSite } from './nginx.ts';
import { cloudflareHeaders, netlifyHeaders, objectsFile, redirectsFile } from './platforms.ts';

const releaseScript = new URL('release.sh', import.meta.url);

/**
 * Writes into the folder `to` the configuration of every server that we know, for the built folder
 * `dist` and a domain such as `voices.example` (docs/hosting.md).
 */
export async function writeHosting(dist: string, to: string, domain: string): Promise<void> {
  const files = hostingFiles(readSiteFacts(dist), domain);
  for (const [name, text] of Object.entries(files)) {
    const file = join(to, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${text.trimEnd()}\n`);
  }
  await copyFile(releaseScript, join(to, 'nginx', 'release.sh'));
}

function hostingFiles(site: SiteFacts, domain: string): Record<string, string> {
  const release = '/srv/site/current';
  const tls = `/etc/letsencrypt/live/${domain}`;
  return {
    'nginx/maps.conf': nginxMaps(site),
    'nginx/server.conf': nginxServer(site),
    // For an nginx that has the brotli module.
    'nginx/brotli.conf': 'brotli_static on;',
    'nginx/site.conf': nginxSite({
      domain,
      release,
      http: '80',
      https: '443',
      certificate: `${tls}/fullchain.pem`,
      key: `${tls}/privkey.pem`,
    }),
    'nginx/container.conf': nginxContainer({
      root: '/srv/site/dist',
      config: '/srv/site/dist-hosting/nginx',
      listen: '8080',
      scratch: '/tmp',
      modules: '/usr/lib/nginx/modules',
    }),
    'caddy/Caddyfile': caddyfile(site),
    'cloudflare/_headers': cloudflareHeaders(site),
    'cloudflare/_redirects': redirectsFile(site),
    'netlify/_headers': netlifyHeaders(site),
    'netlify/_redirects': redirectsFile(site),
    'object-store/objects.tsv': objectsFile(site),
  };
}
