import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { removeStaleCache } from '#files/build-cache.ts';
import { hostingDir, outDir, swapFolder } from '#hosting/out-dir.ts';
import { precompress } from '#hosting/precompress.ts';
import { writeHosting } from '#hosting/servers/write-hosting.ts';
import { siteUrl } from '#site/site.ts';
import { billOfMaterials } from '../packages/bill-of-materials.ts';
import { buildFingerprint, circumstances, noteBuild } from './last-build.ts';
import { type Outcome, runTool } from './run-tool.ts';

/** Where a build grows until it is whole. */
const stage = '.build/site';
const hostingStage = '.build/hosting';

/**
 * Megabytes that the objects of a build may hold. Left alone, Node takes what the machine has and collects its garbage
 * late: thousands of pages would hold what they let go of long ago.
 */
const mostMemory = 2500;

/**
 * Pictures are drawn in many threads. glibc gives each a store of memory of its own, and once a large piece was given
 * back, keeps pieces of up to 32 MB in these stores, where small ones pin them: gigabytes with thousands of pages. So
 * few stores, and large pieces from the system and back to it (mallopt(3)). Other systems do not read this.
 */
const givesMemoryBack = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

/** From what the pages in the stage were made. */
let madeFrom: string | undefined;

/** Every page from the content, into a fresh folder. */
export async function buildPages(): Promise<Outcome> {
  madeFrom = await buildFingerprint(circumstances());
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  return runTool({
    tool: 'astro',
    args: ['build'],
    env: { CHV_OUT_DIR: stage, ...givesMemoryBack },
    node: [`--max-old-space-size=${mostMemory}`],
  });
}

/** Small copies for the wire and a word to every server; then the new build takes the place of the last one. */
export async function publish(): Promise<Outcome> {
  await precompress(stage);
  await rm(hostingStage, { recursive: true, force: true });
  await writeHosting(stage, hostingStage, new URL(siteUrl).host);
  const bill = await billOfMaterials();
  if (bill) await writeFile(join(hostingStage, 'sbom.cdx.json'), bill);
  // Known of the new build only once it stands whole.
  await noteBuild(outDir);
  await swapFolder(hostingStage, hostingDir);
  await swapFolder(stage, outDir);
  await noteBuild(outDir, madeFrom);
  await removeStaleCache();
  return { ok: true, output: '' };
}
