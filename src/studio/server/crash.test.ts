import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { rewordedClaim } from '../testing/reworded-claim.ts';
import { askAt, contentRepository, entryQuery } from '../testing/try-studio.ts';
import { git, studioFolder } from './git.ts';

// Long, since each case checks all content twice, in processes of their own.
vi.setConfig({ testTimeout: 180_000 });

const speaker = { kind: 'speakers', id: 'amara-quill' };
let root: string;
beforeAll(async () => {
  root = await contentRepository();
});
afterAll(() => rm(root, { recursive: true, force: true, maxRetries: 3 }));
/** The processes of the studios of a test, some of which have ended. */
const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  }
});

/** A studio in a process of its own, which ends at `dieAt` as it would in a crash. */
async function start(dieAt?: string) {
  const here = resolve('src/studio/testing');
  const args = ['--import', join(here, 'dying-studio.ts'), join(here, 'run-studio.ts'), root];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DIE_AT: dieAt ?? '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed] = await once(child.stdout, 'data');
  const port = Number(String(printed));
  started.push(child.pid ?? 0);
  return {
    ask: (path: string, body?: unknown) => askAt(port, path, body),
    /** Whether it ended before it answered. */
    async crashes(asking: Promise<unknown>): Promise<boolean> {
      const isAnswered = await asking.then(
        () => true,
        () => false,
      );
      return !isAnswered;
    },
    async stop() {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
    },
  };
}

const run = (...args: string[]) => git(root, ...args);
const text = (path: string) => readFile(join(root, 'content', path), 'utf8');

async function begin(): Promise<void> {
  await run('switch', '--quiet', '--force', 'main');
  await run('reset', '--quiet', '--hard');
  await run('clean', '--quiet', '--force', '-d');
  const branches = (await run('branch', '--format=%(refname:short)')).trim().split('\n');
  for (const name of branches) if (name !== 'main') await run('branch', '--quiet', '-D', name);
  await rm(await studioFolder(root), { recursive: true, force: true });
}

/** The entry as its form sends it, with a title, and a photograph instead of the drawing. */
async function draft(ask: (path: string) => Promise<{ json: Record<string, unknown> }>) {
  const { json } = await ask(`/api/entry?${entryQuery(speaker)}`);
  const data = { ...(json['data'] as object), title: 'Nurse', portrait: './amara-quill.jpg' };
  return { ...speaker, body: json['body'], version: json['version'], data };
}

describe('killed while it saves: the old entry or the new one, with a picture that is there', () => {
  test.each([
    'write:1 middle',
    'rename:1 before',
    'write:2 middle',
    'rename:2 before',
    'rename:2 after',
    'link:1 before',
    'rename:4 before',
    'rm:1 after',
  ])('%s', async (dieAt) => {
    await begin();
    const before = await text('speakers/amara-quill.md');
    await writeFile(join(root, 'content/speakers/amara-quill.jpg'), 'a photograph');
    const dying = await start(dieAt);
    expect(await dying.crashes(dying.ask('/api/save', await draft(dying.ask)))).toBe(true);
    await dying.stop();

    const now = await text('speakers/amara-quill.md');
    const after = before
      .replace(/^title: .*$/m, 'title: Nurse')
      .replace('./amara-quill.svg', './amara-quill.jpg');
    expect([before, after]).toContain(now);
    const portrait = /^portrait: \.\/(.*)$/m.exec(now)?.[1] ?? '';
    expect(await text(`speakers/${portrait}`)).not.toBe('');

    const again = await start();
    expect((await again.ask('/api/save', await draft(again.ask))).status).toBe(200);
    await again.stop();
    expect(await text('speakers/amara-quill.md')).toBe(after);
    expect((await run('status', '--porcelain')).trim().split('\n')).toEqual([
      'M content/speakers/amara-quill.md',
      ' D content/speakers/amara-quill.svg',
      '?? content/speakers/amara-quill.jpg',
    ]);
  });
});

describe('killed while it publishes: published or not, and the next attempt goes through', () => {
  test.each([
    'git read-tree:1 after',
    'git update-index:1 after',
    'git checkout-index:1 after',
    'git write-tree:1 after',
    'git commit-tree:1 after',
    'git update-ref:1 before',
    'git update-ref:1 after',
    'git reset:1 before',
    'git reset:1 after',
    'git symbolic-ref:1 before',
    'git symbolic-ref:1 after',
    'rename:2 before',
  ])('%s', async (dieAt) => {
    await begin();
    const path = join(root, 'content/claims/home-71.yaml');
    const claim = await readFile(path, 'utf8');
    const changed = rewordedClaim(claim);
    await writeFile(path, changed);
    await writeFile(join(root, 'notes.txt'), 'mine');
    await run('add', 'notes.txt');
    const dying = await start(dieAt);
    const words = { words: 'Content: a figure' };
    expect(await dying.crashes(dying.ask('/api/publish', words))).toBe(true);
    await dying.stop();
    expect(await readFile(path, 'utf8')).toBe(changed);

    const again = await start();
    const { json } = await again.ask('/api/publish', words);
    const isPublished = json.ok === true || /^Nothing differs/.test(json.error);
    expect(isPublished, JSON.stringify(json)).toBe(true);
    const { json: left } = await again.ask('/api/changes');
    await again.stop();
    expect(left).toMatchObject({ changes: [], problems: [], isPublished: true });
    expect(await run('log', '--format=%s', 'main..')).toBe('Content: a figure\n');
    expect((await run('show', '--name-only', '--format=', 'HEAD')).trim().split('\n')).toEqual([
      'content/claims/home-71.yaml',
      'content/published.lock/claims/home-71.json',
    ]);
    expect(await run('status', '--porcelain')).toBe('A  notes.txt\n');
    const branches = (await run('branch', '--format=%(refname:short)')).trim().split('\n');
    expect(branches).toHaveLength(2);
  });
});
