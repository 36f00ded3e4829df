import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { findProgram } from '../debian/find-program.ts';

/** An nginx that can send what was compressed with brotli. */
export interface Nginx {
  program: string;
  /** Its module for brotli. */
  brotli: string;
}

/** Where Debian and nginx's own packages keep modules. */
const folders = ['/usr/lib/nginx/modules', '/usr/lib64/nginx/modules', '/etc/nginx/modules'];

/** This machine's nginx; undefined where there is none, or none with brotli. */
export function findNginx(): Nginx | undefined {
  const program = findProgram('nginx');
  const brotli = folders
    .map((folder) => join(folder, 'ngx_http_brotli_static_module.so'))
    .find((file) => existsSync(file));
  return program && brotli ? { program, brotli } : undefined;
}
