import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { checkContent, renewPublished } from './check-content.ts';
import { all, type Change, edit, put, remove, set } from './testing/change.ts';
import { checkTree, theDayBefore, withFolder } from './testing/check-tree.ts';
import { publish, soundTree, testedKinds } from './testing/sound-tree.ts';

const event = 'events/sample.md';
const claim = 'claims/sample.yaml';
const lock = 'published.lock/events/sample.json';

/** Several fields of a file at once. */
function fields(file: string, values: Record<string, unknown>): Change {
  return all(...Object.entries(values).map(([name, value]) => set(file, [name], value)));
}

const later = { start: '2026-01-11T18:00' };
const raised = { revision: 1, updated: '2026-01-23' };
const noted = { status: 'moved', statusNote: 'It begins at six.' };

async function problemsAfter(before: Change, change: Change, today = theDayBefore) {
  const tree = soundTree();
  before(tree);
  publish(tree);
  change(tree);
  const problems = await checkTree(tree, today);
  return problems.map(({ file, field, message, fix }) => [file, field, `${message}. ${fix}`]);
}

const asItWas: Change = () => undefined;

describe('a published event that changes and does not say so stops the build', () => {
  test('moved, and nothing else written: each field says what it must hold', async () => {
    expect(await problemsAfter(asItWas, fields(event, later), '2026-01-05')).toEqual([
      [event, 'revision', expect.stringMatching(/was "2026-01-11T10:00", is.*`revision: 1`/)],
      [event, 'status', expect.stringMatching(/visitors are not told.*`status: moved`/)],
      [event, 'updated', expect.stringMatching(/day of the change.*`updated: "2026-01-05"`/)],
    ]);
  });

  test.each([
    ['another time', { ...later, ...noted }, { ...later, ...noted, ...raised }],
    ['another place', { location: 'Harborlight, TX' }, { ...noted, ...raised }],
    ['another zone', { zone: 'America/Denver' }, { ...noted, ...raised }],
    ['a hall instead of a call', { format: 'in-person' }, { ...noted, ...raised }],
    ['an end alone', { end: '2026-01-12T11:00' }, raised],
    ['full', { status: 'full', statusNote: 'No seats.' }, raised],
    ['cancelled', { status: 'cancelled', statusNote: 'No.', revision: 0 }, raised],
  ])('%s, until everything is written', async (_, change, fixed) => {
    expect(await problemsAfter(asItWas, fields(event, change))).not.toEqual([]);
    expect(await problemsAfter(asItWas, fields(event, { ...change, ...fixed }))).toEqual([]);
  });

  test('moved again, under the note of the first time', async () => {
    const first = fields(event, { ...later, ...noted, ...raised });
    const again = { start: '2026-01-11T20:00', revision: 2, updated: '2026-01-24' };
    expect(await problemsAfter(first, fields(event, again))).toEqual([
      [event, 'statusNote', expect.stringMatching(/note.*of before.*now 2026-01-11T20:00/)],
    ]);
  });

  test('twice on one day needs no later day, and an event that is over no note', async () => {
    const onTheDay = { ...later, ...noted, revision: 1 };
    expect(await problemsAfter(asItWas, fields(event, onTheDay), '2026-01-22')).toEqual([]);
    const corrected = { ...later, ...raised };
    expect(await problemsAfter(asItWas, fields(event, corrected), '2026-02-01')).toEqual([]);
  });

  test('a revision lower than the published one', async () => {
    expect(await problemsAfter(set(event, ['revision'], 3), set(event, ['revision'], 2))).toEqual([
      [event, 'revision', expect.stringMatching(/lower.*`revision: 3`/)],
    ]);
  });

  test('a field that is wrong itself brings only what is wrong with it', async () => {
    const problems = await problemsAfter(asItWas, fields(event, { zone: 'EST' }));
    expect(problems).toEqual([[event, 'zone', expect.stringMatching(/IANA/)]]);
  });

  test('a file deleted before its day, and not after it', async () => {
    const copied: Change = (tree) => {
      const copy = String(tree.get(event)).replace('Words 0', 'Another');
      put('events/other.md', copy)(tree);
    };
    const gone = remove('events/other.md');
    expect(await problemsAfter(copied, gone)).toEqual([
      ['events/other.md', '', expect.stringMatching(/calendars.*`status: cancelled`/)],
    ]);
    expect(await problemsAfter(copied, gone, '2026-02-01')).toEqual([]);
  });
});

describe('a published claim that changes and does not say so stops the build', () => {
  const line = { date: '2026-01-20', change: 'The survey of 2026 gives another figure.' };
  const added = set(claim, ['history', 1], line);

  test.each([
    [
      'another figure',
      all(
        set(claim, ['figure'], '72%'),
        set(claim, ['wording'], 'In Ohio it is 72%.'),
        set('statistics/sample.yaml', ['value'], '72%'),
      ),
      /figure was "71%", is "72%", the sentence.*`- date: "2026-01-01"`/,
    ],
    ['other words', set(claim, ['wording'], 'In Iowa it was 71%.'), /sentence has other words/],
    ['another source', set(claim, ['source', 'year'], 1999), /source is another one/],
  ])('%s, until a line of the history says so', async (_, change, says) => {
    expect(await problemsAfter(asItWas, change)).toEqual([
      [claim, 'history', expect.stringMatching(says)],
    ]);
    expect(await problemsAfter(asItWas, all(change, added))).toEqual([]);
  });

  test('a line of the history taken away', async () => {
    expect(await problemsAfter(added, set(claim, ['history'], [line]))).toEqual([
      [claim, 'history', expect.stringMatching(/1 of the 2 lines.*Bring/)],
    ]);
  });

  test('but not a comma that was corrected', async () => {
    const words = edit(claim, (text) => text.replace(/^wording: .*$/m, '$&!'));
    expect(await problemsAfter(asItWas, words)).toEqual([]);
  });
});

test('what is new since publishing has no change to tell', async () => {
  const another: Change = (tree) => {
    put('events/new.md', String(tree.get(event)).replace('Words 0', 'New'))(tree);
  };
  expect(await problemsAfter(asItWas, another)).toEqual([]);
});

test('a lock file that a merge broke is a problem of its own', async () => {
  expect(await problemsAfter(asItWas, put(lock, '<<<<<<< main'))).toEqual([
    [lock, '', expect.stringMatching(/no change can be seen.*Bring/)],
  ]);
});

test('publishing notes sound content, the same content as the same bytes, and nothing of what has a problem', async () => {
  const tree = soundTree();
  await withFolder(tree, async (root) => {
    const file = join(root, lock);
    const publishNow = () => renewPublished({ own: root }, testedKinds, { today: theDayBefore });
    await publishNow();
    const first = await readFile(file, 'utf8');
    await publishNow();
    expect(await readFile(file, 'utf8')).toBe(first);
  });
  set(event, ['zone'], 'EST')(tree);
  await withFolder(tree, async (root) => {
    const { problems } = await renewPublished({ own: root }, testedKinds, { today: theDayBefore });
    expect(problems).toHaveLength(1);
    await expect(stat(join(root, lock))).rejects.toThrow('ENOENT');
  });
});

test('a lock renewed by hand hides nothing from a check against another one', async () => {
  const tree = soundTree();
  publish(tree);
  for (const [path, content] of [...tree])
    if (path.startsWith('published.lock/')) tree.set(`../base/${path}`, content);
  fields(event, later)(tree);
  publish(tree);
  await withFolder(tree, async (root) => {
    const check = (published?: string) =>
      checkContent({ own: root }, testedKinds, { published, today: theDayBefore });
    expect((await check()).problems).toEqual([]);
    expect((await check(join(root, '../base/published.lock'))).problems).toHaveLength(3);
    expect((await check(join(root, '../typo.json'))).problems).toHaveLength(1);
  });
});

test('the one file that a lock was before is read, until publishing writes the folder', async () => {
  const tree = soundTree();
  publish(tree);
  const record = JSON.parse(String(tree.get(lock)));
  for (const path of [...tree.keys()]) if (path.startsWith('published.lock/')) tree.delete(path);
  tree.set('published.lock.json', JSON.stringify({ claims: {}, events: { sample: record } }));
  await withFolder(tree, async (root) => {
    const day = { today: theDayBefore };
    expect((await checkContent({ own: root }, testedKinds, day)).problems).toEqual([]);
    await renewPublished({ own: root }, testedKinds, day);
    expect(JSON.parse(await readFile(join(root, lock), 'utf8'))).toEqual(record);
    await expect(stat(join(root, 'published.lock.json'))).rejects.toThrow('ENOENT');
  });
  fields(event, later)(tree);
  expect(await checkTree(tree)).not.toEqual([]);
});
