import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contentFolders } from '#content/content-folders.ts';
import { optionalSectionKeys, sectionAddresses } from '#content/section-addresses.ts';
import { kinds } from '#kinds.ts';
import { checkContent } from './check-content.ts';

/** The kinds of three files that may link to anything. */
const tested = { legal: kinds.legal, searchWords: kinds.searchWords, site: kinds.site };

const links = optionalSectionKeys.map((key) => sectionAddresses[key].page);
const legal = `---\ntitle: Terms\n---\n\n${links.map((href) => `- [Here](${href}/x?y#z)`).join('\n')}\n`;
const actions = links.map((href) => `  - { href: ${href} }`).join('\n');

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sections-'));
  const files = {
    'example/pages/terms.md': legal,
    'example/pages/privacy.md': legal,
    'example/pages/search-words.yaml': `actions:\n${actions}\n`,
    'content/pages/terms.md': legal,
  };
  for (const [path, text] of Object.entries(files)) await put(path, text);
});
afterAll(() => rm(root, { recursive: true }));

async function put(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true });
  await writeFile(join(root, path), text);
}

async function found() {
  const { problems } = await checkContent(contentFolders(root), tested, { today: '2026-01-01' });
  return problems.filter(({ message }) => message.includes('switched off'));
}

test.each(optionalSectionKeys)(
  'with %s off, a link of the network itself is a problem',
  async (key) => {
    await put('content/site.yaml', `sections:\n  ${key}: false\n`);
    const href = `${sectionAddresses[key].page}/x?y#z`;
    const line = 6 + optionalSectionKeys.indexOf(key) - 1;
    expect(await found()).toEqual([
      expect.objectContaining({
        file: join(root, 'content/pages/terms.md'),
        line,
        found: href,
        message: `the page ${href} belongs to a section that is switched off in site.yaml`,
        fix: `Switch it on (sections, ${key}: true), or take the link away.`,
      }),
    ]);
  },
);

test('so is one in a field, and none in words that fall back', async () => {
  await put('content/site.yaml', 'sections:\n  stories: false\n');
  await put('content/pages/search-words.yaml', `actions:\n${actions}\n`);
  const fields = (await found()).map(({ file, field }) => [file, field]);
  expect(fields).toEqual([
    [join(root, 'content/pages/search-words.yaml'), 'actions.0.href'],
    [join(root, 'content/pages/terms.md'), expect.anything()],
  ]);
});

test('with every section open there is none', async () => {
  await put('content/site.yaml', 'sections:\n  stories: true\n');
  expect(await found()).toEqual([]);
});
