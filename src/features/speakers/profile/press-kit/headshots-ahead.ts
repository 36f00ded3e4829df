import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { contentFolders } from '#content/content-folders.ts';
import { readFound, readingOf } from '#content/read-found.ts';
import { speakerSchema } from '../../speaker.schema.ts';
import { headshotBytes, headshotKinds } from './headshot.ts';

/**
 * Draws the headshots while the modules are bundled, which leaves a processor idle: they need
 * nothing but the files of the speakers. They go into the build cache, where pages find them.
 */
export function headshotsAhead(): AstroIntegration {
  return {
    name: 'headshots-ahead',
    hooks: {
      'astro:build:start': () => {
        // Not awaited, so that the build goes on. What cannot be read or drawn here is reported by
        // the page that needs it, with its address, and by the content check.
        drawAll().catch(() => {});
      },
    },
  };
}

/** Draws one at a time, since drawing uses other threads than those of the bundler. */
async function drawAll(): Promise<void> {
  const folders = contentFolders();
  const reading = readingOf(folders);
  for await (const path of glob(join(folders.own, 'speakers', '*.md'))) {
    const { data: raw } = await readFound({ path }, 'md', reading);
    const { data } = speakerSchema.safeParse(raw);
    if (data?.portrait === undefined) continue;
    for (const kind of headshotKinds) await headshotBytes({ data }, kind);
  }
}
