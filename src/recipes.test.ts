import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The recipes of CONTRIBUTING.md, followed in a copy of the project: a page, a kind of content with
 * a page of its own, a facet and a question are added with their tests, entries and documents, in
 * as many files as the recipes say, and the site is built with them. Then parts are left out again,
 * and the tests say so.
 */

const run = promisify(execFile);

/** A file that a recipe writes. */
interface NewFile {
  file: string;
  text: string;
}

/** A line that a recipe adds to a file, before a line that is there. */
interface Addition extends NewFile {
  before: string;
}

type Step = NewFile | Addition;

const page: readonly Step[] = [
  {
    file: 'example/pages/volunteer-stories.yaml',
    text: `title: Volunteer Stories
description: What the people say who set up the chairs, drive the speakers and count the fans.
lede: Nobody pays them, and no evening goes without them.
also: [helpers, volunteers]
chairs:
  title: Who sets up the chairs
  lede: A neighbor with a key and a cart.
`,
  },
  {
    file: 'src/features/network/network.table.ts',
    before: '/** The pages of this room. */',
    text: `export const volunteerStoriesPageSchema = page({
  chairs: heading.describe('Who sets up the chairs'),
});
export type VolunteerStoriesPageFile = z.infer<typeof volunteerStoriesPageSchema>;

`,
  },
  {
    file: 'src/features/network/network.table.ts',
    before: '  privacy: {',
    text: `  volunteerStories: {
    href: '/about/volunteer-stories',
    words: volunteerStoriesPageSchema,
    label: 'Volunteer Stories',
    section: 'about',
    menus: ['about'],
    weight: 'informing',
  },
`,
  },
  {
    file: 'src/features/network/about/VolunteerStoriesPage.tsx',
    text: `import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import type { VolunteerStoriesPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';

/** The page on which volunteers tell of their evenings. */
export function VolunteerStoriesPage({ page }: { page: VolunteerStoriesPageFile }) {
  const { title, lede, chairs } = page;
  return (
    <>
      <AboutHead title={title} lede={lede} path="/about/volunteer-stories" />
      <HeadedBand id="chairs" {...chairs}>
        {null}
      </HeadedBand>
    </>
  );
}
`,
  },
  {
    file: 'src/pages/about/volunteer-stories.astro',
    text: `---
import { loadPage } from '#content/load-page.ts';
import { VolunteerStoriesPage } from '#features/network/about/VolunteerStoriesPage.tsx';
import SiteShell from '#shell/SiteShell.astro';

const page = await loadPage('volunteerStoriesPage');
---

<SiteShell title={page.title} description={page.description}>
  <VolunteerStoriesPage {page} />
</SiteShell>
`,
  },
  {
    file: 'tests/stories/volunteer-stories.spec.ts',
    text: `import { expect, test } from '../support/test.ts';

test('I go from About Us to what volunteers tell', async ({ page }) => {
  await page.goto('/about/about-us');
  const tabs = page.getByRole('navigation', { name: 'About' });
  await tabs.getByRole('link', { name: 'Volunteer Stories' }).click();
  await expect(page.getByRole('region', { name: 'Who sets up the chairs' })).toBeVisible();
});
`,
  },
];

const kind: readonly Step[] = [
  {
    file: 'src/features/community/community.table.ts',
    before: '/** The pages of this room. */',
    text: `export const grantSchema = words({
  title: entryTitle('Name of the grant'),
  summary: 'What it pays for, in one sentence',
});
export type GrantFile = z.infer<typeof grantSchema>;

/** The words of the page of all grants. */
export const grantsPageSchema = page({});
export type GrantsPageFile = z.infer<typeof grantsPageSchema>;

`,
  },
  {
    file: 'src/features/community/community.table.ts',
    before: '  toolkit: {',
    text: `  grants: {
    href: '/resources/grants',
    words: grantsPageSchema,
    label: 'Grants',
    section: 'resources',
    menus: ['use'],
    weight: 'informing',
  },
`,
  },
  {
    file: 'src/features/community/community.table.ts',
    before: "  exchange: {\n    group: 'Stories and events',",
    text: `  grants: {
    group: 'Stories and events',
    label: 'Grants',
    singular: 'grant',
    hint: 'Money for groups that host an evening.',
    preview: '/resources/grants/{id}',
    folder: 'grants',
    format: 'yaml',
    schema: grantSchema,
    weight: 'informing',
    foundBy: 'summary',
  },
`,
  },
  {
    file: 'src/features/community/community.table.ts',
    before: "import { type KindRow, wordsOfPage } from '#content/kind.ts';",
    text: `import type { z } from 'zod';
import { entryTitle, page, words } from '#content/fields.ts';
`,
  },
  {
    file: 'src/features/community/grants/GrantsPage.tsx',
    text: `import { crumbsIn } from '#site/navigation.ts';
import { DoorList } from '#ui/door-list/DoorList.tsx';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { communityPages, type GrantFile, type GrantsPageFile } from '../community.table.ts';

interface Props {
  page: GrantsPageFile;
  grants: readonly { id: string; data: GrantFile }[];
}

/** The page of all grants. */
export function GrantsPage({ page, grants }: Props) {
  const { href } = communityPages.grants;
  const doors = grants.map(({ id, data }) => ({
    title: data.title,
    href: \`\${href}/\${id}\`,
    text: data.summary,
  }));
  return (
    <>
      <PageHead title={page.title} lede={page.lede} crumbs={crumbsIn('resources', href)} />
      <section className="page-width" aria-labelledby="all">
        <h2 id="all" className="visually-hidden">
          {page.title}
        </h2>
        <DoorList doors={doors} />
      </section>
    </>
  );
}
`,
  },
  {
    file: 'src/pages/resources/grants/index.astro',
    text: `---
import { getCollection } from 'astro:content';
import { loadPage } from '#content/load-page.ts';
import { GrantsPage } from '#features/community/grants/GrantsPage.tsx';
import SiteShell from '#shell/SiteShell.astro';

const page = await loadPage('grantsPage');
const grants = await getCollection('grants');
---

<SiteShell title={page.title} description={page.description}>
  <GrantsPage {page} {grants} />
</SiteShell>
`,
  },
  {
    file: 'src/features/community/grants/GrantPage.tsx',
    text: `import { crumbsIn } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import { communityPages, type GrantFile } from '../community.table.ts';

/** The page of a grant. */
export function GrantPage({ grant }: { grant: GrantFile }) {
  const { label, href } = communityPages.grants;
  const crumbs = [...crumbsIn('resources', href), { label, href }];
  return <PageHead title={grant.title} lede={grant.summary} crumbs={crumbs} />;
}
`,
  },
  {
    file: 'src/pages/resources/grants/[grantId].astro',
    text: `---
import { GrantPage } from '#features/community/grants/GrantPage.tsx';
import SiteShell from '#shell/SiteShell.astro';
import { entryPaths } from '../../_paths.ts';

export const getStaticPaths = () => entryPaths('grants', 'grantId');

const { data: grant } = Astro.props.entry;
---

<SiteShell title={grant.title} description={grant.summary}>
  <GrantPage {grant} />
</SiteShell>
`,
  },
  {
    file: 'example/pages/grants.yaml',
    text: `title: Grants
description: Small grants for groups that host an evening about heat, smoke or storms.
lede: Small money for a hall, a fan or a pot of soup.
also: [money, funding]
`,
  },
  {
    file: 'example/grants/cool-rooms.yaml',
    text: `title: Cool rooms
summary: Fans and shades for a hall where people meet in the heat.
`,
  },
  {
    file: 'tests/stories/grants.spec.ts',
    text: `import { expect, test } from '../support/test.ts';

test('I find a grant by the footer and read what it pays for', async ({ page }) => {
  await page.goto('/privacy');
  const footer = page.getByRole('navigation', { name: 'Footer' });
  await footer.getByRole('link', { name: 'Grants' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Cool rooms' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cool rooms');
  await expect(page.getByRole('main')).toContainText('Fans and shades');
});
`,
  },
];

const facet: readonly Step[] = [
  {
    file: 'src/features/library/resource-list.ts',
    before: '    topic: {',
    text: `    year: {
      label: 'Year',
      valuesOf: ({ published }) => [published.slice(0, 4)],
      control: FacetMenu,
    },
`,
  },
  {
    file: 'src/features/library/resource-list.ts',
    before: "import type { ListDefinition, Sort } from '#lists/list.ts';",
    text: "import { FacetMenu } from '#lists/FacetMenu.tsx';\n",
  },
];

const question: readonly Step[] = [
  {
    file: 'example/letters/join.yaml',
    before: '  languages: Languages',
    text: '  experience: Talks you have given\n',
  },
  {
    file: 'src/features/letters/definitions/short-letters.ts',
    before: "    text('languages'),",
    text: "    text('experience'),\n",
  },
];

const recipes = { page, kind, facet, question };

/** The file that `npm run content:fields` writes anew after a recipe. */
const written: Readonly<Partial<Record<keyof typeof recipes, string>>> = {
  page: 'docs/content-fields.md',
  kind: 'docs/content-fields.md',
  question: 'src/check/word-places.json',
};

/** The most files that each recipe touches, with tests, words, entries and documents. */
const most: Readonly<Record<keyof typeof recipes, number>> = {
  page: 6,
  kind: 9,
  facet: 3,
  question: 3,
};

/** Returns the files that a recipe touches. */
function touchedBy(name: keyof typeof recipes): ReadonlySet<string> {
  const document = written[name];
  return new Set([...recipes[name].map(({ file }) => file), ...(document ? [document] : [])]);
}

/** The files of the project that git tracks or would. */
let projectFiles: readonly string[];
let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'));
  projectFiles = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules');
  for (const file of projectFiles)
    await cp(file, join(copy, file), { recursive: true }).catch(() => {});
  await symlink(resolve('node_modules'), join(copy, 'node_modules'));
  for (const step of Object.values(recipes).flat()) await take(step);
  await command('scripts/write-field-guide.ts');
}, 120_000);

afterAll(() => rm(copy, { recursive: true, force: true }));

/** Takes a step of a recipe in the copy. Throws where the line that it names is not there. */
async function take(step: Step): Promise<void> {
  const path = join(copy, step.file);
  await mkdir(dirname(path), { recursive: true });
  if (!('before' in step)) return writeFile(path, step.text);
  const source = await readFile(path, 'utf8');
  if (!source.includes(step.before)) throw new Error(`${step.file} has no line "${step.before}"`);
  return writeFile(
    path,
    source.replace(step.before, () => step.text + step.before),
  );
}

/** Runs a script of the copy; returns what it printed, and whether it went well. */
async function command(...args: readonly string[]): Promise<{ ok: boolean; output: string }> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    CHV_CONTENT: 'example',
    CHV_TESTS: 'all',
    // Beside the site that other tests may serve.
    CHV_TEST_PORT: String(Number(process.env['CHV_TEST_PORT'] ?? '4399') + 1000),
  };
  // Set by Vitest for itself; a build would give its styles long class names.
  delete env['NODE_ENV'];
  try {
    const { stdout, stderr } = await run(process.execPath, args, {
      cwd: copy,
      env,
      maxBuffer: 1e8,
    });
    return { ok: true, output: stdout + stderr };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    return { ok: false, output: stdout + stderr };
  }
}

/** The addresses that the recipes add. */
const hrefs = ['/about/volunteer-stories', '/resources/grants', '/resources/grants/cool-rooms'];

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];
const playwright = ['node_modules/@playwright/test/cli.js', 'test', '--reporter=line'];

/** The unit tests that know of what is added. */
const concerned = [
  'src/nothing-left-out.test.ts',
  'src/house.test.ts',
  'src/written-to-be-read.test.ts',
  'src/content/field-guide.test.ts',
  'src/features/letters/letters.test.ts',
  'src/features/library',
  'src/features/search',
];

describe('by the recipes of CONTRIBUTING.md', () => {
  const names = Object.keys(recipes) as (keyof typeof recipes)[];

  test.each(names)('a %s touches no more files than they say', (name) => {
    expect(touchedBy(name).size).toBeLessThanOrEqual(most[name]);
  });

  test('no other file is touched, by hand or by a command', async () => {
    const touched = new Set(names.flatMap((name) => [...touchedBy(name)]));
    const different = await Promise.all(
      projectFiles.map(async (file) => {
        const texts = [file, join(copy, file)].map((path) => readFile(path).catch(() => undefined));
        const [before, after] = await Promise.all(texts);
        return before && after && before.equals(after) ? [] : [file];
      }),
    );
    expect(different.flat().filter((file) => !touched.has(file))).toEqual([]);
  });

  test('what is added has sound content, types and tests', async () => {
    const content = await command('scripts/check-content.ts');
    expect(content.ok, content.output).toBe(true);
    const sync = await command('node_modules/astro/bin/astro.mjs', 'sync');
    expect(sync.ok, sync.output).toBe(true);
    const types = await command('node_modules/typescript-native/bin/tsc', '--noEmit');
    expect(types.ok, types.output).toBe(true);
    const tests = await command(...vitest, ...concerned);
    expect(tests.ok, tests.output).toBe(true);
  }, 900_000);

  test('it is built: pages, map, search, share pictures, the facet and the question', async () => {
    const build = await command('scripts/build.ts');
    expect(build.ok, build.output).toBe(true);
    const built = (file: string) => readFile(join(copy, 'dist', file), 'utf8');
    const map = await built('search.html');
    for (const href of hrefs) {
      expect(map).toContain(`href="${href}"`);
      expect(await built(`${href}.html`)).toContain(`/share/pages${href}.png`);
      expect((await built(`share/pages${href}.png`)).length).toBeGreaterThan(0);
    }
    expect(await built('about/volunteer-stories.html')).toContain('aria-label="Breadcrumb"');
    expect(await built('resources/library.html')).toContain('Year');
    expect(await built('speakers/join.html')).toContain('Talks%20you%20have%20given');
    const stories = await command(
      ...playwright,
      '--project=stories',
      'grants',
      'volunteer-stories',
    );
    expect(stories.ok, stories.output).toBe(true);
    const links = await command(...playwright, '--project=files', 'links');
    expect(links.ok, links.output).toBe(true);
  }, 900_000);

  test('whoever forgets the menus is told which pages nobody finds', async () => {
    const tables = ['network/network', 'community/community'].map((table) =>
      join(copy, `src/features/${table}.table.ts`),
    );
    const texts = await Promise.all(tables.map((table) => readFile(table, 'utf8')));
    for (const [index, table] of tables.entries()) {
      const row = /(\n {2}(?:volunteerStories|grants): \{\n {4}href[^}]*?) {4}menus: .*\n/;
      await writeFile(table, texts[index]?.replace(row, '$1') ?? '');
    }
    const build = await command('scripts/build.ts');
    expect(build.ok, build.output).toBe(true);
    const { ok, output } = await command(...playwright, '--project=files', 'links');
    for (const [index, table] of tables.entries()) await writeFile(table, texts[index] ?? '');
    expect(ok).toBe(false);
    for (const href of hrefs) expect(output).toContain(`"${href}"`);
  }, 900_000);

  test.each([
    [
      'its route',
      'src/pages/about/volunteer-stories.astro',
      'add src/pages/about/volunteer-stories.astro',
    ],
    ['the route of the entries', 'src/pages/resources/grants/[grantId].astro', 'no route is at'],
    ['the first entry', 'example/grants/cool-rooms.yaml', 'add the first entry of grants'],
  ])(
    'whoever leaves out %s is told',
    async (_, file, sentence) => {
      const text = await readFile(join(copy, file), 'utf8');
      await rm(join(copy, file));
      const { ok, output } = await command(...vitest, 'src/nothing-left-out.test.ts');
      await writeFile(join(copy, file), text);
      expect(ok).toBe(false);
      expect(output).toContain(sentence);
    },
    120_000,
  );

  test.each([
    [
      'the row of a page',
      'src/features/network/network.table.ts',
      "    href: '/about/volunteer-stories',",
      "    href: '/about/other',",
      'add a row to the',
    ],
    [
      'the title',
      'example/pages/volunteer-stories.yaml',
      'title: Volunteer Stories\n',
      '',
      'title',
    ],
    [
      'the title of entries',
      'src/features/community/community.table.ts',
      "entryTitle('Name of the grant')",
      "'Name of the grant'",
      'entryTitle',
    ],
    [
      'how a kind is found',
      'src/features/community/community.table.ts',
      "    foundBy: 'summary',\n",
      '',
      '`foundBy`',
    ],
  ])(
    'whoever leaves out %s is told so',
    async (_, file, part, other, sentence) => {
      const text = await readFile(join(copy, file), 'utf8');
      expect(text).toContain(part);
      await writeFile(join(copy, file), text.replace(part, other));
      const { ok, output } = await command(
        ...vitest,
        'src/nothing-left-out.test.ts',
        'src/features/search/records',
      );
      await writeFile(join(copy, file), text);
      expect(ok).toBe(false);
      expect(output).toContain(sentence);
    },
    120_000,
  );
});
