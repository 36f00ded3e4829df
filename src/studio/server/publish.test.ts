import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type TriedStudio, tryStudio } from '../testing/try-studio.ts';
import { requestLink } from './branches.ts';
import { git } from './git.ts';

let studio: TriedStudio;
beforeAll(async () => {
  studio = await tryStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  await run('reset', '--quiet', '--hard');
  await run('switch', '--quiet', 'main');
  await run('clean', '--quiet', '--force', '-d');
});

const run = (...args: string[]) => git(studio.root, ...args);
const inContent = (file: string) => join(studio.root, 'content', file);

/** Changes the text of a file, as the studio or somebody else would. */
async function change(file: string, from: string, to: string) {
  const text = await readFile(inContent(file), 'utf8');
  expect(text).toContain(from);
  await writeFile(inContent(file), text.replace(from, to));
}

const publish = (words: string) => studio.ask('/api/publish', { words });

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
      diff: expect.stringContaining('-title: Emergency physician\n+title: Nurse\n'),
    },
  ]);
  expect(json).toMatchObject({ branch: 'main', isPublished: false });
  expect(json.proposal).toBe(
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
  expect((await run('branch', '--format=%(refname:short)')).trim().split('\n')).toEqual(['main']);
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
    pushed: false,
    next: expect.stringContaining('content/2026-12-01-08-51'),
  });
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
  await change('claims/home-71.yaml', 'have a moral duty', 'have a duty');
  await change(
    'claims/home-71.yaml',
    'read.\n',
    'read.\n  - date: "2026-12-01"\n    change: Fewer words.\n',
  );
  await run('branch', '--force', 'content/2026-12-01-08-51');
  const { json } = await publish('Content: change a figure');
  expect(json).toMatchObject({
    branch: 'content/2026-12-01-08-51-2',
    files: ['content/claims/home-71.yaml', 'content/published.lock.json'],
  });
});

test('where there is a remote, the branch is sent there', async () => {
  const remote = join(studio.root, '.git', 'remote');
  await run('init', '--quiet', '--bare', remote);
  await run('remote', 'add', 'origin', remote);
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  const { json } = await publish('Content: change speaker Amara Quill');
  expect(json).toMatchObject({ ok: true, pushed: true });
  expect(await git(remote, 'log', '--format=%s', '-1', json.branch)).toBe(
    'Content: change speaker Amara Quill\n',
  );
  await run('remote', 'set-url', 'origin', join(studio.root, 'nowhere'));
  await change('speakers/amara-quill.md', 'title: Nurse', 'title: Doctor');
  const again = await publish('Content: change it again');
  expect(again.json).toMatchObject({
    ok: true,
    pushed: false,
    next: expect.stringContaining('could not be sent'),
  });
  await run('remote', 'remove', 'origin');
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

test('a git that does not know who commits is explained', async () => {
  await run('config', 'user.email', '');
  await change('speakers/amara-quill.md', 'title: Emergency physician', 'title: Nurse');
  expect((await publish('Content: x')).json.error).toMatch(/does not know who you are/);
  await run('config', 'user.email', 'ana@example.org');
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
