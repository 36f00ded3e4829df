import { block } from './quoted.ts';

/** Where one nginx finds the site and on what it listens. */
interface NginxPlace {
  domain: string;
  /** Folder with the built site and the written configuration, or a link to the newest one. */
  release: string;
  /** `listen` for plain HTTP, which only sends on to HTTPS. */
  http: string;
  /** `listen` for HTTPS, without `ssl`. */
  https: string;
  certificate: string;
  key: string;
}

/** The two `server` of a site with a certificate of its own. */
export function nginxSite(place: NginxPlace): string {
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
      // One line with the folder's true name, so that a reload changes files and policies at one moment.
      `include ${release}/root.conf;`,
      `include ${release}/dist-hosting/nginx/server.conf;`,
      // There is one only where nginx has the module (`release.sh`).
      `include ${release}/brotli*.conf;`,
    ]),
  ].join('\n\n');
}
