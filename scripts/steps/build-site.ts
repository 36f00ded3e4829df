import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentFolders } from '#content/content-folders.ts';
import { siteOrigin } from '#content/site-origin.ts';
import { removeStaleCache } from '#files/build-cache.ts';
import { hostingDir, outDir, swapFolder } from '#hosting/out-dir.ts';
import { precompress } from '#hosting/precompress.ts';
import { writeHosting } from '#hosting/servers/write-hosting.ts';
import { billOfMaterials } from '../packages/npm.ts';
import { contentStep } from './checks.ts';
import { buildFingerprint, isBuilt, noteBuild } from './last-build.ts';
import { memoryEnv } from './memory.ts';
import { type Outcome, runStep, runTool, say } from './step.ts';
import { forgetTimes, timed } from './step-times.ts';

/**
 * Builds the site step by step and resolves with `true`, or with `false` at the first problem; the
 * last good build then stays where it is. Where that was made from the very same sources on the
 * same day, nothing is built, unless `anew` is `true`.
 */
export async function build({ anew = false } = {}): Promise<boolean> {
  if (!anew && (await isBuilt(outDir, await buildFingerprint()))) {
    say(
      `Nothing has changed since the last build: ${outDir}/ is up to date (npm run build -- --anew builds it again).`,
    );
    return true;
  }
  say('Building the site …');
  await forgetTimes();
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
  const content = await timed('Content check', () => runStep(contentStep));
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
 * The most megabytes that the objects of a build may hold. Without a limit Node collects its
 * garbage late, and with thousands of pages a build takes all memory of the machine.
 */
const mostMemory = 2500;

/** The fingerprint of the sources that the pages in the stage were made from. */
let stageFingerprint: string | undefined;

/** Builds every page into a fresh stage. `signal` ends it. */
export async function buildPages(signal?: AbortSignal): Promise<Outcome> {
  stageFingerprint = await buildFingerprint();
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  return runTool({
    tool: 'astro',
    args: ['build'],
    env: { CHV_OUT_DIR: stage, ...memoryEnv },
    node: [`--max-old-space-size=${mostMemory}`],
    ...(signal && { signal }),
  });
}

/**
 * Writes the compressed copies and the configuration of every server into the stage, then replaces
 * the last build by it.
 */
export async function publish(): Promise<Outcome> {
  await timed('Compressed copies', () => precompress(stage));
  await timed('Servers and swap', () => replaceLastBuild());
  return { ok: true, output: '' };
}

/** Writes the configuration of every server, then puts both folders where the last build was. */
async function replaceLastBuild(): Promise<void> {
  await rm(hostingStage, { recursive: true, force: true });
  await writeHosting(stage, hostingStage, new URL(siteOrigin(contentFolders())).host);
  const bill = await billOfMaterials();
  if (bill) await writeFile(join(hostingStage, 'sbom.cdx.json'), bill);
  // Without a fingerprint first: a swap that is interrupted must not pass for the new build.
  await noteBuild(outDir);
  await swapFolder(hostingStage, hostingDir);
  await swapFolder(stage, outDir);
  await noteBuild(outDir, stageFingerprint);
  await removeStaleCache();
}
