import { loadPosterDownloads } from '#features/community/toolkit/files/load-poster-downloads.ts';
import { loadToolkitDownloads } from '#features/community/toolkit/files/load-toolkit-downloads.ts';
import { loadToolkitArchive } from '#features/community/toolkit/load-toolkit-archive.ts';
import { loadMediaKitDownloads } from '#features/media/kit/load-media-kit-downloads.ts';
import { loadSocialPack } from '#features/media/social-pack/load-social-pack.ts';
import { type Download, downloadHref } from './download.ts';

let all: Promise<Download[]> | undefined;

/** Every file that the site makes and offers. Each feature that makes files adds its list here. */
export function loadDownloads(): Promise<Download[]> {
  all ??= load();
  return all;
}

async function load(): Promise<Download[]> {
  const lists = await Promise.all([loadToolkitDownloads(), loadPosterDownloads()]);
  const toolkit = [...lists.flat(), await loadSocialPack()];
  const archive = await loadToolkitArchive(toolkit);
  return withoutTwins([...toolkit, archive, ...(await loadMediaKitDownloads())]);
}

/** Throws where two files would lie at one address: one of them would be lost without a word. */
function withoutTwins(downloads: Download[]): Download[] {
  const hrefs = downloads.map(downloadHref);
  const twin = hrefs.find((href, index) => hrefs.indexOf(href) !== index);
  if (twin) throw new Error(`downloads: two files at ${twin}`);
  return downloads;
}
