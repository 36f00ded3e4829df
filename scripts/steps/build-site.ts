import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleCache } from '#files/build-cache.ts';
import { hostingDir, outDir, swapFolder } from '#hosting/out-dir.ts';
import { precompress } from '#hosting/precompress.ts';
import { writeHosting } from '#hosting/servers/write-hosting.ts';
import { siteUrl } from '#site/site.ts';
import { billOfMaterials } from '../packages/npm.ts';
import { contentStep } from './checks.ts';
import { buildFingerprint, isBuilt, noteBuild } from './last-build.ts';
import { type Outcome, runStep, runTool, say } from './step.ts';

/**
 * Builds the site step by step; at the first problem the last good build stays where it is. Where
 * that one was made from the very same sources on the same day, there is nothing to do, unless
 * `anew` is asked for.
 */
export async function build({ anew = false } = {}): Promise<boolean> {
  if (!anew && (await isBuilt(outDir, await buildFingerprint()))) {
    say(
      `Nothing has changed since the last build: ${outDir}/ is up to date (npm run build -- --anew builds it again).`,
    );
    return true;
  }
  say('Building the site …');
  if (!(await pagesOfSoundContent())) return false;
  const { failed } = await runStep({ name: 'Compressed copies', run: publish });
  if (failed > 0) return false;
  say(`The site is in ${outDir}/.`);
  return true;
}

/**
 * Checks the content while the pages are built, since each of the two keeps one processor busy.
 * Where it has problems the build is ended, and only they are reported. Returns whether all pages
 * are there.
 */
async function pagesOfSoundContent(): Promise<boolean> {
  const started = performance.now();
  const building = new AbortController();
  const pages = buildPages(building.signal);
  const content = await runStep(contentStep);
  if (content.failed > 0) building.abort();
  const outcome = await pages;
  if (content.failed > 0) return false;
  const { failed } = await runStep({ name: 'Pages', run: async () => outcome }, started);
  return failed === 0;
}

/** Where a build is written until all of it is there. */
const stage = '.build/site';
const hostingStage = '.build/hosting';

/**
 * Megabytes that the objects of a build may hold. Left alone, Node takes what the machine has and
 * collects its garbage late: thousands of pages would hold what they let go of long ago.
 */
const mostMemory = 2500;

/**
 * Pictures are drawn in many threads. glibc gives each a store of memory of its own, and once a
 * large piece was given back, keeps pieces of up to 32 MB in these stores, where small ones pin
 * them: gigabytes with thousands of pages. So few stores, and large pieces from the system and back
 * to it (mallopt(3)). Other systems do not read this.
 */
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** From what the pages in the stage were made. */
let madeFrom: string | undefined;

/** Builds every page from the content into a fresh folder. `signal` ends it. */
export async function buildPages(signal?: AbortSignal): Promise<Outcome> {
  madeFrom = await buildFingerprint();
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  return runTool({
    tool: 'astro',
    args: ['build'],
    env: { CHV_OUT_DIR: stage, ...givesMemoryBack },
    node: [`--max-old-space-size=${mostMemory}`],
    ...(signal && { signal }),
  });
}

/**
 * Writes the compressed copies and the configuration of every server, then replaces the last build
 * by the new one.
 */
export async function publish(): Promise<Outcome> {
  await precompress(stage);
  await rm(hostingStage, { recursive: true, force: true });
  await writeHosting(stage, hostingStage, new URL(siteUrl).host);
  const bill = await billOfMaterials();
  if (bill) await writeFile(join(hostingStage, 'sbom.cdx.json'), bill);
  // A build that is interrupted here must not be taken for the new one.
  await noteBuild(outDir);
  await swapFolder(hostingStage, hostingDir);
  await swapFolder(stage, outDir);
  await noteBuild(outDir, madeFrom);
  await removeStaleCache();
  return { ok: true, output: '' };
}
