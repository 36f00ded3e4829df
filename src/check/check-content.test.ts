import { execFile } from 'node:child_process';
import { expect, test } from 'vitest';
import type { Kind } from '#content/kind.ts';
import { checkContent } from './check-content.ts';
import { formatProblems } from './problem.ts';
import { all, drop, put, set, write } from './testing/change.ts';
import { checkTree, withFolder } from './testing/check-tree.ts';
import { soundTree, testedKinds } from './testing/sound-tree.ts';

const tenProblems = all(
  set('events/sample.md', ['region'], 'Nowhere'),
  set('events/sample.md', ['end'], '2020-01-01T10:00'),
  set('events/sample.md', ['titel'], 'x'),
  write('<script>alert(1)</script>'),
  drop('board/sample.yaml', ['name']),
  put('board/Sample.yaml', 'name: [\n'),
  set('stories/sample.md', ['recording'], 'soon'),
  set('hazards/sample.yaml', ['facts', 0], 'no-such-claim'),
  set('speakers/sample.md', ['portrait'], './gone.svg'),
  put('claims/empty.yaml', ''),
);

test('sound content has no problems', async () => {
  expect(await checkTree(soundTree())).toEqual([]);
});

test('line ends of Windows are fine', async () => {
  const tree = soundTree();
  for (const [path, text] of tree) tree.set(path, String(text).replaceAll('\n', '\r\n'));
  expect(await checkTree(tree)).toEqual([]);
});

test('ten problems at once are all in one report', async () => {
  const tree = soundTree();
  tenProblems(tree);
  const problems = await checkTree(tree);
  const places = problems.map(({ file, field }) => `${file} ${field}`.trim());
  expect(places).toEqual(
    expect.arrayContaining([
      'board/Sample.yaml',
      'board/sample.yaml name',
      'claims/empty.yaml',
      'events/sample.md end',
      'events/sample.md region',
      'events/sample.md text below the fields',
      'events/sample.md titel',
      'hazards/sample.yaml facts.0',
      'speakers/sample.md portrait',
      'stories/sample.md recording',
    ]),
  );
  const report = formatProblems(problems);
  for (const { file, line, column } of problems)
    expect(report).toContain(`${file}:${line}:${column}`);
  expect(report).toMatch(/\d+ problems in 8 files/);
});

test('three broken files are three problems', async () => {
  const tree = soundTree();
  for (const id of ['a', 'b', 'c']) tree.set(`board/${id}.yaml`, 'name: "no end\n');
  expect(await checkTree(tree)).toHaveLength(3);
});

test('no content at all is a problem for every page, and for no kind of entry', async () => {
  const { problems } = await checkContent({ own: 'no-such-folder' }, testedKinds);
  const files = problems.map(({ file }) => file);
  expect(files).toContain('no-such-folder/site.yaml');
  expect(files).not.toContain('no-such-folder/speakers');
  const pages = Object.values<Kind>(testedKinds).filter(({ only }) => only);
  expect(problems.length).toBeGreaterThanOrEqual(pages.length);
});

test('the command ends with 1 and the report on a problem', async () => {
  const tree = soundTree();
  set('events/sample.md', ['zone'], 'EST')(tree);
  const { code, output } = await withFolder(tree, runCommand);
  expect(code).toBe(1);
  expect(output).toMatch(/events\/sample\.md:\d+:\d+\n {2}field {4}zone\n {2}found {4}"EST"/);
});

function runCommand(root: string): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/check-content.ts', root], (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), output: out + err }),
    );
  });
}
