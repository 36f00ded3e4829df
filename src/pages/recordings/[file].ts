import type { APIContext } from 'astro';
import {
  readRecordingFile,
  recordingFileNames,
} from '#features/stories/recordings/load-recording.ts';

export async function getStaticPaths() {
  return (await recordingFileNames()).map((file) => ({ params: { file } }));
}

/** A recording or its captions, at an address that stays the same for feeds and links. */
export async function GET({ params }: APIContext): Promise<Response> {
  return new Response(new Uint8Array(await readRecordingFile(params['file'] ?? '')));
}
