import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeBy, fourteenProblems } from '#check/testing/fourteen-problems.ts';
import type { KindName } from '#kinds.ts';
import {
  changedFiles,
  editFile,
  expect,
  openEntry,
  publishEventToCome,
  test,
} from '../support/studio.ts';

/** The entry of each kind in which the problems are made. */
const entries: Partial<Record<KindName, string>> = {
  events: 'events/upcoming1.md',
  speakers: 'speakers/asha-brookmere.md',
  stories: 'stories/gloves-at-nine.md',
  claims: 'claims/home-71.yaml',
};

/** Makes a change of the content on disk, as an editor of text would. */
function changeOnDisk(root: string, path: string, change: Awaited<ReturnType<typeof changeBy>>) {
  const inside = (name: string) => join(root, 'content', name);
  const names = [path, path.replace(/\w+$/, 'svg')].filter((name) => existsSync(inside(name)));
  const tree = new Map<string, string | Buffer>(
    names.map((name) => [name, readFileSync(inside(name), 'utf8')]),
  );
  change(tree);
  for (const name of names.filter((one) => !tree.has(one))) rmSync(inside(name));
  for (const [name, content] of tree) writeFileSync(inside(name), content);
}

for (const made of fourteenProblems) {
  const { name, kind, expected } = made;
  test(`Of ${name} the studio says where it is and what to do`, {
    tag: name === 'a quote mark that is not closed' ? [] : '@release',
  }, async ({ page, studio: { root } }) => {
    if (kind === 'events') await publishEventToCome(root);
    const path = entries[kind] ?? '';
    changeOnDisk(root, path, await changeBy(made, path));
    const { toFix } = await openEntry(page, kind, path.replace(/^.*\/|\.\w+$/g, ''));
    for (const { field, message, fix, inForm } of expected) {
      const isText = await page.getByLabel('Text of the file').isVisible();
      const way = isText ? 'field-source' : `field-${field}`;
      await toFix.locator(`a[href="#${way}"]`).first().click();
      const focused = page.locator(':focus');
      await expect(focused).toHaveAttribute('aria-invalid', 'true');
      // The hint stands in front, and what follows the sentence are other problems.
      const anywhere = (pattern: RegExp) =>
        new RegExp(pattern.source.replaceAll(/^\^|\$$/g, ''), 'i');
      for (const pattern of inForm ? [inForm] : [message, fix]) {
        await expect(focused).toHaveAccessibleDescription(anywhere(pattern));
      }
    }
  });
}

test('A file that cannot be read is fixed as text, and its form comes back', {
  tag: '@long',
}, async ({ page, studio: { root } }) => {
  editFile(root, 'pages/vision.yaml', (text) => text.replace('title: Our', '\ttitle: Our'));
  const { field, save, toFix } = await openEntry(page, 'visionPage', 'vision');
  const text = field('Text of the file');
  await expect(text).toHaveAccessibleDescription(/Line 1: The line begins with a tab/);
  await text.fill((await text.inputValue()).replace('\t', ''));
  await expect(toFix).toHaveCount(0);
  await save();
  const title = field('Title', page.getByRole('region', { name: 'Main' }));
  await expect(title).toHaveValue('Our Purpose');
  expect(await changedFiles(root)).toEqual([]);
});

test('A figure in the words of a page is said beside the field as I pause, and goes when I fix it', async ({
  page,
  studio: { root },
}) => {
  const { field, toFix, said } = await openEntry(page, 'visionPage', 'vision');
  const lede = field('Lede', page.getByRole('region', { name: 'Main' }));
  const before = await lede.inputValue();
  await lede.press('ControlOrMeta+End');
  await lede.pressSequentially(' That is 45% of people.');
  await expect(lede).toHaveAttribute('aria-invalid', 'true');
  await expect(lede).toHaveAccessibleDescription(/A figure stands in the words, without evidence/);
  await expect(page.getByRole('heading', { name: '1 to fix' })).toBeVisible();
  await lede.fill(before);
  await expect(toFix).toHaveCount(0);
  await expect(lede).toHaveAttribute('aria-invalid', 'false');
  expect(await said()).toEqual(['1 to fix', 'Nothing left to fix']);
  expect(await changedFiles(root)).toEqual([]);
});
