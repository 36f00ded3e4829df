import type { APIContext } from 'astro';
import { clipFileNames, readClipFile } from '#features/media/b-roll/load-clips.ts';

export async function getStaticPaths() {
  return (await clipFileNames()).map((file) => ({ params: { file } }));
}

/** A clip or its captions, at an address that stays the same for links. */
export async function GET({ params }: APIContext): Promise<Response> {
  return new Response(new Uint8Array(await readClipFile(params['file'] ?? '')));
}
