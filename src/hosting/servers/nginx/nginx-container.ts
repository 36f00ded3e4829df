import { block } from './quoted.ts';

/** Where the container keeps things. */
interface ContainerPlace {
  /** Folder with the built site. */
  root: string;
  /** Folder with this configuration. */
  config: string;
  /** `listen` of the server. */
  listen: string;
  /** Folder it may write to. */
  scratch: string;
  /** Folder of nginx's modules. */
  modules: string;
}

/**
 * A whole `nginx.conf` for one site without rights: no port below 1024, nothing written but in `scratch`.
 * TLS is left to what stands before the container.
 */
export function nginxContainer({ root, config, listen, scratch, modules }: ContainerPlace): string {
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
