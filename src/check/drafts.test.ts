import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { checkContent } from './check-content.ts';
import { theDayBefore, withFolder } from './testing/check-tree.ts';
import { drawing, publish, soundTree, type Tree, testedKinds } from './testing/sound-tree.ts';

/** The problems of a tree that stop it, and those that do not, by file and field. */
function checked(tree: Tree) {
  return withFolder(tree, async (root) => {
    const day = { today: theDayBefore };
    const { problems, unfinished, entries } = await checkContent({ own: root }, testedKinds, day);
    const places = (found: typeof problems) =>
      found.map(({ file, field, message }) => `${relative(root, file)} ${field}: ${message}`);
    return { problems: places(problems), unfinished: places(unfinished), entries };
  });
}

/** A tree with an entry more, which is marked as a draft. */
function withDraft(change: (text: string) => string = (text) => text): Tree {
  const tree = soundTree();
  const text = String(tree.get('speakers/sample.md'));
  const own = text
    .replace('---\n', '---\ndraft: true\n')
    .replace('./sample.svg', './unfinished.svg');
  tree.set('speakers/unfinished.md', change(own));
  tree.set('speakers/unfinished.svg', drawing);
  return tree;
}

test('a draft is no part of the site, and sound as the entry would be without its mark', async () => {
  const { problems, unfinished, entries } = await checked(withDraft());
  expect({ problems, unfinished }).toEqual({ problems: [], unfinished: [] });
  expect(entries.map(({ file }) => file)).not.toContain('speakers/unfinished.md');
});

test('the problems of a draft and of the files beside it stop nothing', async () => {
  const tree = withDraft((text) =>
    text
      .replace(/^quote: .*$/m, 'quote: 45% of people')
      .replace(/^portrait: .*$/m, 'portrait: ./x.jpg'),
  );
  tree.set('speakers/unfinished.svg', drawing);
  const { problems, unfinished } = await checked(tree);
  expect(problems).toEqual([]);
  expect(unfinished).toContainEqual(expect.stringMatching(/^speakers\/unfinished\.md quote: /));
  expect(unfinished).toContainEqual(expect.stringMatching(/^speakers\/unfinished\.md portrait: /));
});

test('an entry of the site that names a draft has a problem, a draft may name another one', async () => {
  const tree = soundTree();
  const claim = String(tree.get('claims/sample.yaml'));
  tree.set('claims/sample.yaml', `draft: true\n${claim}`);
  const { problems } = await checked(tree);
  expect(problems).toContainEqual(
    expect.stringMatching(/^statistics\/sample\.yaml claim: is marked as not ready/),
  );
  tree.set('claims/sample.yaml', claim);
  tree.set('claims/other.yaml', `draft: true\n${claim}`);
  const statistic = String(tree.get('statistics/sample.yaml'));
  tree.set(
    'statistics/other.yaml',
    `draft: true\n${statistic.replace(/^claim: .*$/m, 'claim: other')}`,
  );
  expect(await checked(tree)).toMatchObject({ problems: [], unfinished: [] });
});

test('a published event that is to come cannot be held back, a page cannot be a draft', async () => {
  const tree = soundTree();
  publish(tree);
  const event = String(tree.get('events/sample.md'));
  tree.set('events/sample.md', event.replace('---\n', '---\ndraft: true\n'));
  tree.set('events/other.md', event);
  tree.set('pages/home.yaml', `draft: true\n${tree.get('pages/home.yaml')}`);
  const { problems } = await checked(tree);
  expect(problems).toContainEqual(
    expect.stringMatching(/^events\/sample\.md : .*is now marked as not ready/),
  );
  expect(problems).toContainEqual(
    expect.stringMatching(/^pages\/home\.yaml draft: there is no such field/),
  );
});
