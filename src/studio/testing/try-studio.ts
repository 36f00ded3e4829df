import { cp, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EntryKey } from '../protocol.ts';
import { readFields, readSource, versionOf } from '../server/entry-files.ts';
import { git } from '../server/git.ts';
import { startStudio } from '../server/studio-server.ts';

/** The studio on a copy of the content, in a repository of its own with one commit on `main`. */
export interface TriedStudio {
  root: string;
  /**
   * Sends a request as the studio’s own page does. A body makes it a POST; a value is sent as JSON,
   * bytes as a file. `change` makes it differ from a request of the page.
   */
  ask: (path: string, body?: unknown, change?: Change) => Promise<Answered>;
  /** An entry as the studio sends it to its page. */
  load: (key: EntryKey) => Promise<Answered['json']>;
  /** Saves an entry with some fields changed, as the page does. */
  save: (key: EntryKey, fields: Record<string, unknown>) => Promise<Answered>;
  /** Takes every change of the content back. */
  restore: () => Promise<void>;
  /** The lines of `git status`, each without spaces at its ends. */
  status: () => Promise<string[]>;
  close: () => Promise<void>;
}

/** The parts of a request that differ from one of the page. */
export interface Change {
  method?: string;
  headers?: Record<string, string>;
}

/** The answer to a request, read to its end. */
export interface Answered {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into whatever came.
  json: any;
}

/** The day, and the moment on it, that the clock of a tried studio tells. */
export const today = '2026-12-01';
const now = new Date(`${today}T08:51:00Z`);

/**
 * Starts a studio on a copy of the content, in which tests may change everything. Recordings are
 * left out, since they are most of the bytes.
 */
export async function tryStudio(): Promise<TriedStudio> {
  const root = await contentRepository();
  const server = await startStudio({
    root,
    port: 0,
    preview: 'http://localhost:4321',
    clock: { now: () => now, today: () => today },
    page: triedPage,
  });
  const { port } = server.address() as AddressInfo;
  return {
    root,
    ask: (path, body, change) => askAt(port, path, body, change),
    load: async (key) => (await askAt(port, `/api/entry?${entryQuery(key)}`)).json,
    save: async (key, fields) => {
      const source = await readSource(root, key);
      const { data, body } = readFields(key, source ?? '');
      const version = versionOf(source);
      return askAt(port, '/api/save', { ...key, data: { ...data, ...fields }, body, version });
    },
    restore: async () => {
      await git(root, 'restore', '--', '.');
      await git(root, 'clean', '--quiet', '--force', '-d');
    },
    status: async () => {
      const listed = await git(root, 'status', '--porcelain');
      return listed
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '');
    },
    close: async () => {
      server.close();
      server.closeAllConnections();
      await rm(root, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

/** The files of a page that no test looks at. */
export const triedPage = new Map([['/studio.js', { type: 'text/javascript', body: '' }]]);

/** A copy of the content, without recordings, in a repository with one commit on `main`. */
export async function contentRepository(): Promise<string> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'studio-')));
  await cp('example', join(root, 'content'), {
    recursive: true,
    filter: (path) => !/recordings\/.*\.\w+$/.test(path),
  });
  await writeFile(join(root, '.gitignore'), '*.log\n');
  await git(root, 'init', '--quiet', '--initial-branch=main');
  await git(root, 'config', 'user.name', 'Ana Reyes');
  await git(root, 'config', 'user.email', 'ana@example.org');
  await git(root, 'config', 'commit.gpgsign', 'false');
  await git(root, 'add', '--all');
  await git(root, 'commit', '--quiet', '--message', 'As published');
  return root;
}

/** The query string that names an entry in a request: `kind=speakers&id=amara-quill`. */
export function entryQuery({ kind, id }: EntryKey): string {
  return `kind=${kind}&id=${id}`;
}

/** Sends a request to the studio at a port as its own page does. */
export function askAt(
  port: number,
  path: string,
  body?: unknown,
  change: Change = {},
): Promise<Answered> {
  const isBytes = Buffer.isBuffer(body);
  const method = change.method ?? (body === undefined ? 'GET' : 'POST');
  const headers = {
    host: `localhost:${port}`,
    'sec-fetch-site': 'same-origin',
    'content-type': isBytes ? 'application/octet-stream' : 'application/json',
    ...change.headers,
  };
  return new Promise((resolve, reject) => {
    const target = { host: '127.0.0.1', port, path, method, headers, agent: false };
    const sent = request(target, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part) => parts.push(part));
      response.on('end', () => {
        sent.destroy();
        const text = Buffer.concat(parts).toString('utf8');
        const isJson = response.headers['content-type']?.startsWith('application/json');
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text, json: isJson ? JSON.parse(text) : undefined });
      });
    });
    sent.on('error', reject);
    sent.end(isBytes ? body : JSON.stringify(body));
  });
}
