import type { APIContext } from 'astro';
import { loadPreviews, type PreviewFile } from '#features/media/kit/load-media-kit.ts';

export async function getStaticPaths() {
  return (await loadPreviews()).map((preview) => ({
    params: { file: preview.file },
    props: { preview },
  }));
}

/** A small picture of a file of the media kit. */
export async function GET({ props }: APIContext<{ preview: PreviewFile }>): Promise<Response> {
  return new Response(new Uint8Array(await props.preview.make()));
}
