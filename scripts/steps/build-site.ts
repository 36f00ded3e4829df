import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hostingDir, outDir } from '#hosting/out-dir.ts';
import { precompress } from '#hosting/precompress.ts';
import { writeHosting } from '#hosting/servers/write-hosting.ts';
import { swapFolder } from '#hosting/swap-folder.ts';
import { forgetOldCode } from '#site/made-once.ts';
import { siteUrl } from '#site/site-url.ts';
import { billOfMaterials } from '../packages/bill-of-materials.ts';
import { type Outcome, runTool } from './run-tool.ts';

/** Where a build grows until it is whole. */
const stage = '.build/site';
const hostingStage = '.build/hosting';

/** Every page from the content, into a fresh folder. */
export async function buildPages(): Promise<Outcome> {
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  return runTool({ tool: 'astro', args: ['build'], env: { CHV_OUT_DIR: stage } });
}

/** Small copies for the wire and a word to every server; then the new build takes the place of the last one. */
export async function publish(): Promise<Outcome> {
  await precompress(stage);
  await rm(hostingStage, { recursive: true, force: true });
  await writeHosting(stage, hostingStage, new URL(siteUrl).host);
  const bill = await billOfMaterials();
  if (bill) await writeFile(join(hostingStage, 'sbom.cdx.json'), bill);
  await swapFolder(hostingStage, hostingDir);
  await swapFolder(stage, outDir);
  await forgetOldCode();
  return { ok: true, output: '' };
}
