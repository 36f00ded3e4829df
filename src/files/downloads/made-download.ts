import { pageCount } from '#files/typeset/page-count.ts';
import { type Download, type DownloadView, downloadHref } from './download.ts';

const made = new Map<string, Promise<Uint8Array>>();

/** The bytes of a download. The page that states its size and the route that sends it share them. */
export function bytesOf(download: Download): Promise<Uint8Array> {
  const href = downloadHref(download);
  const bytes = made.get(href) ?? download.make();
  made.set(href, bytes);
  return bytes;
}

/** A download with what is true of its file: how large it is and how many pages it has. */
export async function downloadView(download: Download): Promise<DownloadView> {
  const bytes = await bytesOf(download);
  const { item, name, type, variant, date } = download;
  const href = downloadHref(download);
  return {
    ...{ href, item, name, type, variant, date },
    file: href.slice(href.lastIndexOf('/') + 1),
    bytes: bytes.length,
    pages: type === 'pdf' ? pageCount(bytes) : undefined,
  };
}
