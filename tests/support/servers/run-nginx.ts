import { execFile } from 'node:child_process';
import { copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { nginxSite } from '#hosting/servers/nginx.ts';
import type { Nginx } from '../../../scripts/programs.ts';
import { freePort } from '../../../scripts/steps/step.ts';
import { type RunningServer, serverOn, startServer } from './running-server.ts';

const run = promisify(execFile);

/** Serves the built site with nginx as `site.conf` does, with a new self-signed certificate. */
export async function runNginx({ program, brotli }: Nginx): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'));
  const release = join(folder, 'current');
  await mkdir(release);
  await symlink(resolve(outDir), join(release, 'dist'));
  await symlink(resolve(hostingDir), join(release, 'dist-hosting'));
  await writeFile(join(release, 'root.conf'), `root "${release}/dist";\n`);
  await copyFile(join(hostingDir, 'nginx', 'brotli.conf'), join(release, 'brotli.conf'));
  const { certificate, key } = await makeCertificate(folder);
  const http = await freePort();
  const https = await freePort();
  const site = nginxSite({
    domain: 'localhost',
    release,
    http: `127.0.0.1:${http}`,
    https: `127.0.0.1:${https}`,
    certificate,
    key,
  });
  const config = join(folder, 'nginx.conf');
  await writeFile(config, mainConfig(folder, brotli, site));
  const end = await startServer(program, ['-p', folder, '-c', config], { port: https });
  const server = serverOn(https, 'https', async () => {
    await end();
    await rm(folder, { recursive: true });
  });
  return { ...server, plainPort: http };
}

function mainConfig(folder: string, brotli: string, site: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return [
    `load_module ${brotli};`,
    ...(process.getuid?.() === 0 ? ['user root;'] : []),
    `daemon off;\npid ${folder}/pid;\nerror_log stderr error;`,
    'events {}\nhttp {',
    ...temporary.map((name) => `${name}_temp_path ${folder}/${name};`),
    site,
    '}',
  ].join('\n');
}

/**
 * Writes a self-signed certificate for localhost, valid for a day. Returns the paths of its files.
 */
async function makeCertificate(folder: string): Promise<{ certificate: string; key: string }> {
  const certificate = join(folder, 'certificate.pem');
  const key = join(folder, 'key.pem');
  const kind = ['-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'];
  const names = ['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate];
  await run('openssl', ['req', ...kind, ...names]);
  return { certificate, key };
}
