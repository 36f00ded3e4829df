import { loadPreviewSheet } from '#features/media/kit/load-media-kit.ts';

/** The small pictures of the files of the media kit, all in one file. */
export async function GET(): Promise<Response> {
  return new Response(await loadPreviewSheet());
}
