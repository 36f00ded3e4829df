import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { nginxContainer } from '#hosting/servers/nginx.ts';
import type { Nginx } from '../scripts/programs.ts';
import { freePort } from '../scripts/steps/step.ts';
import { startServer } from '../tests/support/servers/running-server.ts';

/** nginx with a built site, as the container runs it, on a port of this machine. */
export interface LoadServer {
  port: number;
  /** Folder that holds `current`, a link to the release. */
  folder: string;
  /** Arguments of the nginx command for this server, to which a signal (`-s reload`) is added. */
  commandArgs: readonly string[];
  stop: () => Promise<void>;
}

/**
 * Serves a built folder with the configuration in `hosting`. Throws the output of nginx if it does
 * not start.
 */
export async function runLoadServer(
  nginx: Nginx,
  dist: string,
  hosting: string,
): Promise<LoadServer> {
  const folder = await mkdtemp(join(tmpdir(), 'load-'));
  const port = await freePort();
  await makeRelease(folder, 'first', dist, hosting);
  await symlink(join(folder, 'releases', 'first'), join(folder, 'current'));
  const config = join(folder, 'nginx.conf');
  const current = join(folder, 'current');
  const text = nginxContainer({
    root: '/root-conf-below',
    config: join(current, 'dist-hosting', 'nginx'),
    listen: `127.0.0.1:${port} backlog=4096`,
    scratch: folder,
    modules: dirname(nginx.brotli),
  });
  await writeFile(config, text.replace(/root \/root-conf-below;/, `include ${current}/root.conf;`));
  const user = process.getuid?.() === 0 ? ' user root;' : '';
  const commandArgs = ['-p', folder, '-c', config, '-g', `daemon off;${user}`];
  const end = await startServer(nginx.program, commandArgs, { port });
  return {
    port,
    folder,
    commandArgs,
    stop: async () => {
      await end();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Puts a release beside the others, as an upload would; its files are links to the built ones.
 * Returns its folder.
 */
export async function makeRelease(
  folder: string,
  name: string,
  dist: string,
  hosting: string,
): Promise<string> {
  const release = join(folder, 'releases', name);
  await mkdir(release, { recursive: true });
  await symlink(resolve(dist), join(release, 'dist'));
  await symlink(resolve(hosting), join(release, 'dist-hosting'));
  await writeFile(join(release, 'root.conf'), `root "${release}/dist";\n`);
  return release;
}

/** The numbers of a run of wrk. */
interface WrkReport {
  perSecond: number;
  /** Milliseconds within which 99 of 100 answers came. */
  slowest: number;
  socketErrors: number;
  /** Answers that were neither 2xx nor 3xx. */
  refused: number;
}

/** Requests every path in turn over 256 connections for so many seconds. */
export async function runWrk(
  wrk: string,
  port: number,
  paths: readonly string[],
  seconds: number,
): Promise<WrkReport> {
  const folder = await mkdtemp(join(tmpdir(), 'wrk-'));
  const script = join(folder, 'paths.lua');
  await writeFile(script, luaFor(paths));
  const args = [
    '-t2',
    '-c256',
    `-d${seconds}s`,
    '--latency',
    '-s',
    script,
    `http://127.0.0.1:${port}`,
  ];
  try {
    return reportIn((await promisify(execFile)(wrk, args)).stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function luaFor(paths: readonly string[]): string {
  const list = paths.map((path) => JSON.stringify(path)).join(',\n');
  return `local paths = {\n${list}\n}
local place = 0
local headers = { ["Accept-Encoding"] = "br" }
request = function()
  place = place % #paths + 1
  return wrk.format("GET", paths[place], headers)
end
`;
}

/** Reads the numbers from the output of wrk. Throws, with the text, where it is no such output. */
export function reportIn(text: string): WrkReport {
  const [, perSecond] = /Requests\/sec:\s+([\d.]+)/.exec(text) ?? [];
  const [, slowest, unit = 'ms'] = /99%\s+([\d.]+)(us|ms|s)/.exec(text) ?? [];
  if (perSecond === undefined || slowest === undefined) throw new Error(`wrk said: ${text}`);
  const errors = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text);
  const scale = { us: 0.001, ms: 1, s: 1000 }[unit] ?? 1;
  return {
    perSecond: Number(perSecond),
    slowest: Number(slowest) * scale,
    socketErrors: (errors ?? []).slice(1).reduce((sum, count) => sum + Number(count), 0),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(text)?.[1] ?? 0),
  };
}
