import type { APIContext } from 'astro';
import { type Download, downloadHref, fileTypes } from '#files/downloads/download.ts';
import { loadDownloads } from '#files/downloads/load-downloads.ts';
import { bytesOf } from '#files/downloads/made-download.ts';

export async function getStaticPaths() {
  const downloads = await loadDownloads();
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
