import { execFile, execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/*
 * The recipes of CONTRIBUTING.md, followed in a copy of the project: a page, a kind of content, a
 * facet and a question are added, in as many files as the recipes say, and the site is built with
 * them. Then parts are left out again, and the tests say so.
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
    file: 'example/pages/funding.yaml',
    text: `title: Funding
description: Where the money comes from that pays for travel, recordings and this site.
lede: We take no money from companies.
also: [money, sponsors]
sources:
  title: Where it comes from
  lede: Foundations and members.
`,
  },
  {
    file: 'src/features/network/network.table.ts',
    before: '/** The pages of this room. */',
    text: `export const fundingPageSchema = page({
  sources: heading.describe('Who pays'),
});
export type FundingPageFile = z.infer<typeof fundingPageSchema>;

`,
  },
  {
    file: 'src/features/network/network.table.ts',
    before: '  privacy: {',
    text: `  funding: {
    href: '/about/funding',
    words: fundingPageSchema,
    label: 'Funding',
    section: 'about',
    weight: 'informing',
  },
`,
  },
  {
    file: 'src/features/network/about/FundingPage.tsx',
    text: `import { HeadedBand } from '#ui/band/HeadedBand.tsx';
import type { FundingPageFile } from '../network.table.ts';
import { AboutHead } from './AboutHead.tsx';

/** Who pays for the network. */
export function FundingPage({ page }: { page: FundingPageFile }) {
  const { title, lede, sources } = page;
  return (
    <>
      <AboutHead title={title} lede={lede} path="/about/funding" />
      <HeadedBand id="sources" {...sources}>
        {null}
      </HeadedBand>
    </>
  );
}
`,
  },
  {
    file: 'src/pages/about/funding.astro',
    text: `---
import { loadPage } from '#content/load-page.ts';
import { FundingPage } from '#features/network/about/FundingPage.tsx';
import SiteShell from '#shell/SiteShell.astro';

const page = await loadPage('fundingPage');
---

<SiteShell title={page.title} description={page.description}>
  <FundingPage {page} />
</SiteShell>
`,
  },
];

const kind: readonly Step[] = [
  {
    file: 'src/features/community/community.table.ts',
    before: '/** The kinds of content of this room',
    text: `export const grantSchema = words({
  title: entryTitle('Name of the grant'),
  summary: 'What it pays for, in one sentence',
});
export type GrantFile = z.infer<typeof grantSchema>;

`,
  },
  {
    file: 'src/features/community/community.table.ts',
    before: '  exchange: {',
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
import { entryTitle, words } from '#content/fields.ts';
`,
  },
  {
    file: 'src/features/community/grants/load-grants.ts',
    text: `import { getCollection } from 'astro:content';

/** Loads the grants, each with the address of its page. */
export async function loadGrants() {
  const entries = await getCollection('grants');
  return entries.map(({ id, data }) => ({ id, href: \`/resources/grants/\${id}\`, ...data }));
}
export type GrantView = Awaited<ReturnType<typeof loadGrants>>[number];
`,
  },
  {
    file: 'src/features/community/grants/GrantPage.tsx',
    text: `import { crumbsIn } from '#site/navigation.ts';
import { PageHead } from '#ui/page-head/PageHead.tsx';
import type { GrantView } from './load-grants.ts';

/** The page of a grant. */
export function GrantPage({ grant }: { grant: GrantView }) {
  const { title, summary, href } = grant;
  return <PageHead title={title} lede={summary} crumbs={crumbsIn('resources', href)} />;
}
`,
  },
  {
    file: 'src/pages/resources/grants/[grantId].astro',
    text: `---
import { GrantPage } from '#features/community/grants/GrantPage.tsx';
import { loadGrants } from '#features/community/grants/load-grants.ts';
import SiteShell from '#shell/SiteShell.astro';

export async function getStaticPaths() {
  const grants = await loadGrants();
  return grants.map((grant) => ({ params: { grantId: grant.id }, props: { grant } }));
}

const { grant } = Astro.props;
---

<SiteShell title={grant.title} description={grant.summary}>
  <GrantPage {grant} />
</SiteShell>
`,
  },
  {
    file: 'example/grants/cool-rooms.yaml',
    text: `title: Cool rooms
summary: Fans and shades for a hall where people meet in the heat.
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

/** How many files each recipe touches; of a question, its words are content. */
const files: Readonly<Record<keyof typeof recipes, number>> = {
  page: 4,
  kind: 5,
  facet: 1,
  question: 2,
};

let copy: string;

beforeAll(async () => {
  copy = await mkdtemp(join(tmpdir(), 'recipes-'));
  const tracked = execFileSync('git', [
    'ls-files',
    '-z',
    '--cached',
    '--others',
    '--exclude-standard',
  ])
    .toString()
    .split('\0')
    .filter((file) => file !== '' && file !== 'node_modules');
  for (const file of tracked) await cp(file, join(copy, file), { recursive: true }).catch(() => {});
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
  const env: NodeJS.ProcessEnv = { ...process.env, CHV_CONTENT: 'example', CHV_TESTS: '' };
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

const vitest = ['node_modules/vitest/vitest.mjs', 'run'];

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
  test.each(Object.entries(recipes))('a %s touches as many files as they say', (name, steps) => {
    const touched = new Set(steps.map(({ file }) => file));
    expect(touched.size).toBe(files[name as keyof typeof files]);
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
    for (const href of ['/about/funding', '/resources/grants/cool-rooms']) {
      expect(map).toContain(`href="${href}"`);
      expect(await built(`${href}.html`)).toContain(`/share/pages${href}.png`);
      expect((await built(`share/pages${href}.png`)).length).toBeGreaterThan(0);
    }
    expect(await built('about/funding.html')).toContain('aria-label="Breadcrumb"');
    expect(await built('resources/library.html')).toContain('Year');
    expect(await built('speakers/join.html')).toContain('Talks%20you%20have%20given');
  }, 900_000);

  test.each([
    ['its route', 'src/pages/about/funding.astro', 'add src/pages/about/funding.astro'],
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
      "  funding: {\n    href: '/about/funding',",
      "  funding: {\n    href: '/about/other',",
      'add a row to the',
    ],
    ['the title', 'example/pages/funding.yaml', 'title: Funding\n', '', 'title'],
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
