import { getCollection } from 'astro:content';
import type { APIContext } from 'astro';
import {
  readRecordingFile,
  recordingFileNames,
} from '#features/stories/recordings/load-recording.ts';

export async function getStaticPaths() {
  const stories = new Set((await getCollection('stories')).map(({ id }) => id));
  const names = await recordingFileNames();
  const served = names.filter((name) => stories.has(name.replace(/\.\w+$/, '')));
  return served.map((file) => ({ params: { file } }));
}

/** A recording or its captions, at an address that stays the same for feeds and links. */
export async function GET({ params }: APIContext): Promise<Response> {
  return new Response(new Uint8Array(await readRecordingFile(params['file'] ?? '')));
}
