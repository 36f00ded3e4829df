import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createConnection } from 'node:net';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { Temporal } from 'temporal-polyfill';
import { contentFolders } from '#content/content-folders.ts';
import { startStudio } from '#studio/server/studio-server.ts';
import { earlyCollection, memoryEnv } from './steps/memory.ts';
import { fail, say } from './steps/step.ts';

/**
 * `npm run studio`: starts the site as `npm run dev` does, and the studio beside it, and opens the
 * studio in the browser. Ctrl+C stops both.
 *
 * | Argument | Effect |
 * | --- | --- |
 * | `--root <folder>` | edits another checkout |
 * | `--no-preview` | does not start the site |
 * | `--no-open` | opens no browser; in CI none is opened either way |
 *
 * PORT and STUDIO_PORT choose other ports than 4321 and 4330. Where the studio cannot start, one
 * line says why, and the exit code is 1.
 */
async function runStudio(args: readonly string[]): Promise<void> {
  const values = readArgs(args);
  if (!values) return;
  const root = resolve(values.root);
  const sitePort = portFrom('PORT', 4321);
  const studioPort = portFrom('STUDIO_PORT', 4330);
  if (sitePort === undefined || studioPort === undefined) return;
  if (values.preview && (await isTaken(sitePort))) return fail(takenWords('PORT', sitePort));
  if (await isTaken(studioPort)) return fail(takenWords('STUDIO_PORT', studioPort));

  say('Starting the studio …');
  const preview = values.preview ? `http://localhost:${sitePort}` : '';
  const site = values.preview ? startSite(root, sitePort) : undefined;
  try {
    const clock = {
      now: () => new Date(),
      today: () => Temporal.Now.plainDateISO().toString(),
    };
    const server = await startStudio({ root, port: studioPort, preview, clock });
    stopTogether(site, () => {
      server.close();
      server.closeAllConnections();
    });
  } catch (error) {
    site?.kill();
    return fail(`The studio cannot start: ${error instanceof Error ? error.message : error}`);
  }
  const address = `http://localhost:${studioPort}`;
  if (preview) say(`The site is at ${preview}, once it has started.`);
  say(`The studio is at ${address} (Ctrl+C stops it).`);
  if (values.open && !process.env['CI']) openBrowser(address);
}

/**
 * The arguments with their defaults; undefined, after one line that says why, where one is wrong.
 */
function readArgs(args: readonly string[]) {
  try {
    const { values } = parseArgs({
      args: [...args],
      options: {
        root: { type: 'string', default: '.' },
        preview: { type: 'boolean', default: true },
        open: { type: 'boolean', default: true },
      },
      allowNegative: true,
    });
    if (existsSync(contentFolders(values.root).own)) return values;
    fail(`There is no folder "content" or "example" in ${resolve(values.root)}.`);
  } catch {
    fail('npm run studio knows --root <folder>, --no-preview and --no-open.');
  }
  return undefined;
}

function startSite(root: string, port: number): ChildProcess {
  const program = resolve(root, 'node_modules/astro/bin/astro.mjs');
  const site = spawn(
    process.execPath,
    [...earlyCollection, program, 'dev', '--port', String(port)],
    {
      cwd: root,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', ...memoryEnv },
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  site.on('error', ({ message }) => fail(`The site cannot start: ${message}`));
  return site;
}

/**
 * Stops the site and the studio on Ctrl+C and at the end of the terminal. Where only the site
 * fails, the studio goes on.
 */
function stopTogether(site: ChildProcess | undefined, closeStudio: () => void): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      site?.kill();
      closeStudio();
    });
  }
  site?.once('exit', (code) => {
    if (code) fail('The site stopped. The studio goes on, without a preview.');
  });
}

function openBrowser(address: string): void {
  const commands: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = {
    darwin: ['open', address],
    win32: ['cmd', '/c', 'start', '', address],
  };
  const [command, ...rest] = commands[process.platform] ?? ['xdg-open', address];
  // Where there is no browser, the address that was printed is enough.
  spawn(command, rest, { stdio: 'ignore', detached: true })
    .on('error', () => {})
    .unref();
}

/**
 * The port that an environment variable names, or the usual one; undefined, after one line that
 * says why, where the variable holds no port.
 */
function portFrom(name: string, usual: number): number | undefined {
  const wanted = process.env[name] ?? String(usual);
  const port = Number(wanted);
  if (Number.isInteger(port) && port > 0 && port <= 65535) return port;
  fail(`${name} is "${wanted}"; it must be a number from 1 to 65535.`);
  return undefined;
}

/** Whether a program listens on that port, on either address that `localhost` may mean. */
async function isTaken(port: number): Promise<boolean> {
  const connections = ['127.0.0.1', '::1'].map(async (host) => {
    const socket = createConnection({ host, port });
    await once(socket, 'connect').finally(() => socket.destroy());
  });
  return Promise.any(connections).then(
    () => true,
    () => false,
  );
}

function takenWords(name: string, port: number): string {
  return `Port ${port} is taken. Stop what runs there, or choose another: ${name}=${port + 1} npm run studio.`;
}

/*
 * Half an hour of saves otherwise leaves 150 MB of garbage, which V8 clears only when it must. The
 * studio waits for people, so it can as well clear it earlier.
 */
setFlagsFromString('--heap-growing-percent=40');
setFlagsFromString('--semi-space-growth-factor=1');
await runStudio(process.argv.slice(2));
