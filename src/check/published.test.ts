import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { lockFolder, type Published, readPublished, writePublished } from './published.ts';

const run = promisify(execFile);
let root: string;
const git = (...args: string[]) => run('git', ['-C', root, ...args]);
const lock = () => join(root, lockFolder);

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lock-'));
  await git('init', '--quiet', '--initial-branch=main');
  await git('config', 'user.name', 'Ana Reyes');
  await git('config', 'user.email', 'ana@example.org');
});
afterEach(() => rm(root, { recursive: true, force: true }));

function event(start: string): Published['events'][string] {
  return {
    start,
    end: start,
    zone: 'America/Chicago',
    location: 'Online',
    format: 'virtual',
    status: 'scheduled',
    statusNote: null,
    updated: '2026-12-01',
    revision: 0,
  };
}

async function publish(events: Published['events']): Promise<void> {
  await writePublished(lock(), { claims: {}, events });
  await git('add', '--all');
  await git('commit', '--quiet', '--message', 'Published');
}

test('two people publish neighbors, one new and one changed, and git merges both', async () => {
  const a = event('2027-01-01T10:00');
  const d = event('2027-01-04T10:00');
  await publish({ a, d });
  await git('switch', '--quiet', '--create', 'hers');
  const b = event('2027-01-02T10:00');
  const movedA = event('2027-02-01T10:00');
  await publish({ a: movedA, b, d });
  await git('switch', '--quiet', 'main');
  const c = event('2027-01-03T10:00');
  const movedD = event('2027-02-04T10:00');
  await publish({ a, c, d: movedD });
  await git('merge', '--quiet', '--no-edit', 'hers');
  expect(await readPublished(lock())).toEqual({
    published: { claims: {}, events: { a: movedA, b, c, d: movedD } },
    problems: [],
  });
});

test('what is the same is the same bytes, and what is no longer published goes', async () => {
  const a = event('2027-01-01T10:00');
  await publish({ a, b: event('2027-01-02T10:00') });
  await writePublished(lock(), { claims: {}, events: { a } });
  expect((await git('status', '--porcelain')).stdout).toBe(' D published.lock/events/b.json\n');
  await cp(lock(), join(root, 'copy'), { recursive: true });
  await writePublished(lock(), { claims: {}, events: { a } });
  expect((await readPublished(join(root, 'copy'))).published.events).toEqual({ a });
});
