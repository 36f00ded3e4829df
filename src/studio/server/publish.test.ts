import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { proposalFor } from '../proposal.ts';
import { rewordedClaim } from '../testing/reworded-claim.ts';
import { type TriedStudio, tryStudio } from '../testing/try-studio.ts';
import { requestLink } from './branches.ts';
import { git } from './git.ts';
import { openSender } from './send-branch.ts';

// Long, since each of them checks all content.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 });

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  await run('reset', '--quiet', '--hard');
  await run('switch', '--quiet', 'main');
  await run('clean', '--quiet', '--force', '-d');
  for (const name of await branches())
    if (name !== 'main') await run('branch', '--quiet', '-D', name);
});

const run = (...args: string[]) => git(studio.root, ...args);
const inContent = (file: string) => join(studio.root, 'content', file);

/** Changes the text of a file, as the studio or somebody else would. */
async function change(file: string, from: string, to: string) {
  const text = await readFile(inContent(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(inContent(file), text.replace(from, to));
}

const publish = (words: string, entries?: object[]) =>
  studio.ask('/api/publish', { words, entries });
const handOvers = async () => (await studio.ask('/api/hand-overs')).json.handOvers;
const branches = async () => (await run('branch', '--format=%(refname:short)')).trim().split('\n');

/** The last sending, once it has ended. */
async function sent() {
  for (;;) {
    const { sending } = (await studio.ask('/api/hand-overs')).json;
    if (sending && sending.state !== 'sending') return sending;
    await wait(50);
  }
}

test('what changed is listed in words, entry by entry, with the lines for those who want them', async () => {
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  await change('speakers/amara-quill.md', '  - Older adults\n', '');
  await rm(inContent('board/loretta-birchwater.yaml'));
  await writeFile(inContent('board/ana-reyes.yaml'), 'name: Ana Reyes\n');
  await writeFile(inContent('board/ana-reyes.svg'), '<svg/>');
  await appendFile(inContent('data/gistemp-annual.csv'), '2026,1.0\n');
  const { json } = await studio.ask('/api/changes');
  expect(json.changes).toMatchObject([
    {
      kind: 'board',
      id: 'ana-reyes',
      title: 'Ana Reyes',
      what: 'added',
      words: ['New board member', 'Picture: new, 1 kB'],
    },
    {
      kind: 'board',
      id: 'loretta-birchwater',
      what: 'removed',
      words: ['The board member is removed'],
    },
    { kind: '', id: 'data/gistemp-annual.csv', what: 'changed' },
    {
      kind: 'speakers',
      id: 'amara-quill',
      what: 'changed',
      words: ['Title: was “Emergency physician”, is “Nurse”', 'Expertise: removed “Older adults”'],
    },
  ]);
  const { json: shown } = await studio.ask('/api/lines?kind=speakers&id=amara-quill');
  expect(shown.lines).toContain('-title: Emergency physician\n+title: Nurse\n');
  expect(json).toMatchObject({ branch: 'main', isPublished: false });
  expect(proposalFor(json.changes)).toBe(
    'Content: add board member Ana Reyes, remove board member Loretta Birchwater, MPH, change data/gistemp-annual.csv, change speaker Dr. Amara Quill',
  );
});

test('with a problem nothing is published', async () => {
  await change('speakers/amara-quill.md', 'requests: open', 'requests: maybe');
  const { json } = await publish('Content: change Amara Quill');
  expect(json).toMatchObject({
    ok: false,
    problems: [{ file: 'content/speakers/amara-quill.md', field: 'requests' }],
  });
  expect(await branches()).toEqual(['main']);
});

test('nothing and an empty sentence are not published', async () => {
  expect((await publish('Content: nothing')).json.error).toMatch(/^Nothing differs/);
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  expect((await publish('  ')).json.error).toMatch(/^Say in a sentence/);
});

test('what is sound becomes one commit on a branch, with the content and the lock alone; then one begins anew', async () => {
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  await writeFile(join(studio.root, 'notes.txt'), 'mine');
  await run('add', 'notes.txt');
  const { json } = await publish('Content: change speaker Amara Quill');
  expect(json).toMatchObject({
    ok: true,
    branch: 'content/2026-12-01-08-51',
    files: ['content/speakers/amara-quill.md'],
  });
  expect(await handOvers()).toMatchObject([
    {
      branch: 'content/2026-12-01-08-51',
      state: 'here',
      words: 'Content: change speaker Amara Quill',
    },
  ]);
  expect(await run('log', '--format=%an %s', 'main..')).toBe(
    'Ana Reyes Content: change speaker Amara Quill\n',
  );
  expect(await studio.status()).toEqual(['A  notes.txt']);
  expect((await studio.ask('/api/changes')).json).toMatchObject({ changes: [], isPublished: true });

  await run('rm', '--quiet', '--force', 'notes.txt');
  const begun = await studio.ask('/api/begin', {});
  expect(begun.json).toMatchObject({ branch: 'main', isPublished: false });
  expect(await readFile(inContent('speakers/amara-quill.md'), 'utf8')).toContain(
    'title: Emergency physician',
  );
});

test('a second branch of the same minute has a number, and a claim that changed renews the lock', async () => {
  const file = inContent('claims/home-71.yaml');
  await writeFile(file, rewordedClaim(await readFile(file, 'utf8')));
  await run('branch', '--force', 'content/2026-12-01-08-51');
  const { json } = await publish('Content: change a figure');
  expect(json).toMatchObject({
    branch: 'content/2026-12-01-08-51-2',
    files: ['content/claims/home-71.yaml', 'content/published.lock/claims/home-71.json'],
  });
});

test('where there is a remote, the branch is sent there', async () => {
  const remote = join(studio.root, '.git', 'remote');
  await run('init', '--quiet', '--bare', remote);
  await run('remote', 'add', 'origin', remote);
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  const { json } = await publish('Content: change speaker Amara Quill');
  expect(json).toMatchObject({ ok: true });
  expect(await sent()).toMatchObject({ branch: json.branch, state: 'sent' });
  expect(await git(remote, 'log', '--format=%s', '-1', json.branch)).toBe(
    'Content: change speaker Amara Quill\n',
  );
  expect(await handOvers()).toMatchObject([{ branch: json.branch, state: 'sent' }]);

  await run('remote', 'set-url', 'origin', join(studio.root, 'nowhere'));
  await change('speakers/amara-quill.md', 'title: Nurse', 'title: Doctor');
  const again = await publish('Content: change it again');
  expect(again.json.branch, 'the same branch while it is not taken over').toBe(json.branch);
  expect(await sent()).toMatchObject({
    state: 'waiting',
    words: expect.stringMatching(/cannot be reached.*safe on this computer/),
    details: expect.stringContaining('nowhere'),
  });
  expect(await handOvers()).toMatchObject([{ state: 'waiting' }]);
  await run('remote', 'set-url', 'origin', remote);
  await studio.ask('/api/send', { branch: json.branch });
  expect(await sent()).toMatchObject({ state: 'sent' });

  await git(remote, 'update-ref', 'refs/heads/main', (await run('rev-parse', 'HEAD')).trim());
  expect((await studio.ask('/api/hand-overs?look=1')).json.handOvers).toMatchObject([
    { state: 'taken over' },
  ]);
  await change('speakers/amara-quill.md', 'title: Doctor', 'title: Surgeon');
  const next = await publish('Content: change it once more');
  expect(next.json.branch, 'another branch once it is').not.toBe(json.branch);
  await sent();
  await run('remote', 'remove', 'origin');
});

test('what goes to one branch is told of sentence by sentence', async () => {
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  await publish('Content: a nurse');
  await change('speakers/amara-quill.md', 'title: Nurse', 'title: Physician');
  await publish('Content: a physician');
  expect(await handOvers()).toMatchObject([
    { words: 'Content: a physician', earlier: ['Content: a nurse'], isCurrent: true },
  ]);
});

test.each([
  ['a branch called content', 'content', /^content-2026-12-01-08-51$/],
  ['a change of the same minute', 'content/2026-12-01-08-51', /^content\/2026-12-01-08-51-2$/],
])(
  'where the remote alone has %s, the branch is sent under another name',
  async (_, there, name) => {
    const remote = join(studio.root, '.git', `remote-with-${there.replace('/', '-')}`);
    await run('init', '--quiet', '--bare', remote);
    await run('remote', 'add', 'origin', remote);
    const elsewhere = (await run('commit-tree', '-m', 'Elsewhere', 'HEAD^{tree}')).trim();
    await run('push', '--quiet', remote, `${elsewhere}:refs/heads/${there}`);
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    await publish('Content: change speaker Amara Quill');
    const { state, branch } = await sent();
    expect({ state, branch }).toEqual({ state: 'sent', branch: expect.stringMatching(name) });
    expect(await handOvers()).toMatchObject([{ branch, state: 'sent', isCurrent: true }]);
    await run('remote', 'remove', 'origin');
  },
);

test('a remote that refuses, and one that never answers, leave the branch waiting with words', async () => {
  const remote = join(studio.root, '.git', 'refusing');
  await run('init', '--quiet', '--bare', remote);
  await writeFile(
    join(remote, 'hooks/pre-receive'),
    '#!/bin/sh\necho "not on a Friday" >&2\nexit 1\n',
    {
      mode: 0o755,
    },
  );
  await run('remote', 'add', 'origin', remote);
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  const { json } = await publish('Content: x');
  expect(await sent()).toMatchObject({
    state: 'waiting',
    words: expect.stringMatching(/did not take them.*send again/),
    details: expect.stringContaining('not on a Friday'),
  });
  await writeFile(join(remote, 'hooks/pre-receive'), '#!/bin/sh\nsleep 60\n', { mode: 0o755 });
  const sender = openSender(studio.root, 300);
  await sender.send(json.branch);
  await expect.poll(() => sender.latest()?.state).toBe('waiting');
  expect(sender.latest()?.words).toMatch(/no answer within .* seconds.*safe/);
  await run('remote', 'remove', 'origin');
});

describe('only what is chosen is published', () => {
  const speaker = { kind: 'speakers', id: 'amara-quill' };

  test('a cancellation goes out while another entry is unfinished, which stays as it is', async () => {
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    await writeFile(inContent('board/ana-reyes.yaml'), 'name: Ana Reyes\n');
    await change('speakers/asha-brookmere.md', 'requests: open', 'requests: maybe');
    expect((await publish('Content: all')).json.ok).toBe(false);
    const { json } = await publish('Content: Dr. Quill', [speaker]);
    expect(json).toMatchObject({ ok: true, files: ['content/speakers/amara-quill.md'] });
    expect(await studio.status()).toEqual([
      'M content/speakers/asha-brookmere.md',
      '?? content/board/ana-reyes.yaml',
    ]);
  });

  test('what a chosen entry needs and was left out is a problem', async () => {
    await writeFile(inContent('speakers/amara-quill.jpg'), 'x');
    await change('statistics/home-duty.yaml', 'claim: home-71', 'claim: new').catch(
      () => undefined,
    );
    await change('stories/two-fans.md', 'speaker: ', 'speaker: not-there-').catch(() => undefined);
    const { json } = await publish('Content: x', [{ kind: 'stories', id: 'two-fans' }]);
    expect(json.ok).toBe(false);
  });

  test('an entry that is not ready has problems that stop nothing', async () => {
    await writeFile(inContent('board/ana-reyes.yaml'), 'draft: true\nname: Ana Reyes\n');
    const { json: changes } = await studio.ask('/api/changes');
    expect(changes).toMatchObject({
      changes: [{ id: 'ana-reyes', isDraft: true, problems: expect.any(Number) }],
      problems: [],
    });
    expect(changes.changes[0].problems).toBeGreaterThan(0);
    expect((await publish('Content: a draft')).json.ok).toBe(true);
  });
});

describe('everything is as it was, and a sentence says what to do', () => {
  const hook = (name: string) => join(studio.root, '.git/hooks', name);
  const gitFile = (name: string) => join(studio.root, '.git', name);
  const write = (path: string, text = '') => writeFile(path, text, { mode: 0o755 });

  test.each<[string, () => Promise<unknown>, () => Promise<unknown>, RegExp]>([
    [
      'a hook that refuses',
      () => write(hook('pre-commit'), '#!/bin/sh\necho "no, thanks" >&2\nexit 1\n'),
      () => rm(hook('pre-commit')),
      /your developers.*no, thanks/,
    ],
    [
      'a hook that refuses the sentence',
      () => write(hook('commit-msg'), '#!/bin/sh\nexit 1\n'),
      () => rm(hook('commit-msg')),
      /your developers/,
    ],
    [
      'another git at work',
      () => write(gitFile('index.lock')),
      () => rm(gitFile('index.lock')),
      /Another program.*index\.lock/,
    ],
    [
      'a lock on what is checked out',
      () => write(gitFile('HEAD.lock')),
      () => rm(gitFile('HEAD.lock')),
      /Another program/,
    ],
    [
      'a merge that is not finished',
      () => write(gitFile('MERGE_HEAD')),
      () => rm(gitFile('MERGE_HEAD')),
      /join two versions.*merge/,
    ],
    [
      'a branch that cannot be made',
      () => write(hook('reference-transaction'), '#!/bin/sh\nexit 1\n'),
      () => rm(hook('reference-transaction')),
      /git says/,
    ],
    [
      'a checkout that cannot change its branch',
      () =>
        write(
          hook('reference-transaction'),
          '#!/bin/sh\n[ "$1" = prepared ] || exit 0\ngrep -q "refs/heads/.*[1-9a-f].* " && exit 0\n',
        ),
      () => rm(hook('reference-transaction'), { force: true }),
      /.*/,
    ],
  ])('with %s', async (_, arrange, undo, words) => {
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    await writeFile(join(studio.root, 'notes.txt'), 'mine');
    await run('add', 'notes.txt');
    const before = await studio.status();
    await arrange();
    const { json } = await publish('Content: x');
    await undo();
    if (!json.ok) {
      expect(json.error).toMatch(words);
      expect(await branches()).toEqual(['main']);
      expect(await studio.status()).toEqual(before);
    }
    if (!json.ok) expect((await publish('Content: x')).json.ok).toBe(true);
    expect(await studio.status()).toEqual(['A  notes.txt']);
  });
});

describe('publishing works, and what is staged by somebody stays staged', () => {
  test('with no branch checked out', async () => {
    await run('switch', '--quiet', '--detach');
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    expect((await publish('Content: x')).json.ok).toBe(true);
    expect(await run('log', '--format=%s', 'main..')).toBe('Content: x\n');
    expect((await studio.ask('/api/begin', {})).json.branch).toBe('main');
  });

  test('with a branch called content', async () => {
    await run('branch', 'content');
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    const { json } = await publish('Content: x');
    expect(json.branch).toBe('content-2026-12-01-08-51');
    expect((await studio.ask('/api/changes')).json.isPublished).toBe(true);
  });

  test('with other entries staged, and an older version of the same one', async () => {
    await change('speakers/asha-brookmere.md', 'requests: open', 'requests: paused');
    await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
    await run('add', '--all');
    await change('speakers/amara-quill.md', 'title: Nurse', 'title: Doctor');
    const { json } = await publish('Content: x', [{ kind: 'speakers', id: 'amara-quill' }]);
    expect(json).toMatchObject({ ok: true, files: ['content/speakers/amara-quill.md'] });
    expect(await run('show', 'HEAD:content/speakers/amara-quill.md')).toContain('title: Doctor');
    expect(await studio.status()).toEqual(['M  content/speakers/asha-brookmere.md']);
  });
});

test('an entry and its picture are put back as they were published', async () => {
  await change('speakers/amara-quill.md', './amara-quill.svg', './amara-quill.jpg');
  await rm(inContent('speakers/amara-quill.svg'));
  await writeFile(inContent('speakers/amara-quill.jpg'), 'new');
  const { json } = await studio.ask('/api/restore', { kind: 'speakers', id: 'amara-quill' });
  expect(json.data.portrait).toBe('./amara-quill.svg');
  expect(await studio.status()).toEqual([]);
  const refused = await studio.ask('/api/restore', { kind: 'speakers', id: 'nobody' });
  expect(refused.json.error).toMatch(/never published/);
});

test('a git that does not know who commits asks, and notes it for this repository', async () => {
  vi.stubEnv('GIT_CONFIG_GLOBAL', '/dev/null');
  await run('config', '--unset', 'user.email');
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  const asked = await publish('Content: x');
  expect(asked.json).toMatchObject({ ok: false, asksWho: expect.stringContaining('email') });
  expect(await branches()).toEqual(['main']);
  const who = (email: string) => studio.ask('/api/who', { name: 'Ana Reyes', email });
  expect((await who('ana at example')).json.error).toMatch(/^Write your email address whole/);
  await who(' ana@example.org ');
  expect((await publish('Content: x')).json.ok).toBe(true);
  expect(await run('log', '-1', '--format=%an %ae')).toBe('Ana Reyes ana@example.org\n');
});

test.each([
  [
    'git@github.com:chv/site.git',
    'https://github.com/chv/site/compare/main...content%2Fa?expand=1',
  ],
  [
    'https://ana:secret@github.com/chv/site',
    'https://github.com/chv/site/compare/main...content%2Fa?expand=1',
  ],
  [
    'ssh://git@gitlab.example.org:22/chv/web/site.git',
    'https://gitlab.example.org/chv/web/site/-/merge_requests/new?merge_request%5Bsource_branch%5D=content%2Fa&merge_request%5Btarget_branch%5D=main',
  ],
  ['https://codeberg.org/chv/site.git', undefined],
  ['/srv/git/site', undefined],
])('from %s one gets to the page that asks for it', (remote, link) => {
  expect(requestLink(remote, 'content/a', 'main')).toBe(link);
});
