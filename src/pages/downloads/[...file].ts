import type { APIContext } from 'astro';
import { loadToolkitFiles } from '#features/community/toolkit/load-toolkit.ts';
import { loadMediaKitDownloads } from '#features/media/kit/load-media-kit.ts';
import { loadSocialPack } from '#features/media/social-pack/load-social-pack.ts';
import {
  bytesOf,
  type Download,
  downloadHref,
  fileTypes,
  withDistinctPaths,
} from '#files/downloads/download.ts';

/** Every file that the site makes and offers. A room that makes files adds its list here. */
export async function getStaticPaths() {
  const toolkit = await loadToolkitFiles(await loadSocialPack());
  const downloads = withDistinctPaths([...toolkit, ...(await loadMediaKitDownloads())]);
  return downloads.map((download) => ({
    params: { file: downloadHref(download).replace('/downloads/', '') },
    props: { download },
  }));
}

/** A file of the toolkit or the media kit. */
export async function GET({ props }: APIContext<{ download: Download }>): Promise<Response> {
  const bytes = await bytesOf(props.download);
  const headers = { 'content-type': fileTypes[props.download.type].mime };
  return new Response(new Uint8Array(bytes), { headers });
}
