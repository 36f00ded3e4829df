import { mkdir, rm } from 'node:fs/promises';
import { outDir } from '#hosting/out-dir.ts';
import { precompress } from '#hosting/precompress.ts';
import { swapFolder } from '#hosting/swap-folder.ts';
import { forgetOldCode } from '#site/made-once.ts';
import { type Outcome, runTool } from './run-tool.ts';

/** Where a build grows until it is whole. */
const stage = '.build/site';

/** Every page from the content, into a fresh folder. */
export async function buildPages(): Promise<Outcome> {
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true });
  return runTool({ tool: 'astro', args: ['build'], env: { CHV_OUT_DIR: stage } });
}

/** Small copies for the wire; then the new build takes the place of the last one. */
export async function publish(): Promise<Outcome> {
  await precompress(stage);
  await swapFolder(stage, outDir);
  await forgetOldCode();
  return { ok: true, output: '' };
}
