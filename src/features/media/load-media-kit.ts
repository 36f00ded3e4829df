import type { DownloadView } from '#files/downloads/download.ts';
import { downloadView } from '#files/downloads/made-download.ts';
import { fillIn } from '#site/words.ts';
import { loadMediaKitDownloads } from './files/load-media-kit-downloads.ts';
import { type KitPart, kitPart, type OfferedFile } from './media-kit.ts';
import type { MediaKitPageFile } from './media-kit-page.schema.ts';
import { documentPreview, previewsHref } from './previews/load-previews.ts';

/** The page’s words with the files that were made. Throws where a file the page names is not made. */
export async function loadMediaKit(
  page: MediaKitPageFile,
): Promise<{ brand: KitPart; materials: KitPart; allClips: DownloadView }> {
  const offered = await offeredFiles(page.preview);
  const allClips = offered.find(({ view }) => view.item === page.gallery.id)?.view;
  if (!allClips) throw new Error(`media kit: no file is made for “${page.gallery.id}”`);
  const [brand, materials] = [kitPart(page.brand, offered), kitPart(page.materials, offered)];
  return { brand, materials, allClips };
}

/** Every file of the kit, documents with the picture of their first page. */
async function offeredFiles(words: string): Promise<OfferedFile[]> {
  const downloads = await loadMediaKitDownloads();
  return Promise.all(
    downloads.map(async (download) => {
      const src = `${previewsHref}/${documentPreview(download)}`;
      const alt = fillIn(words, { file: download.name });
      return {
        view: await downloadView(download),
        preview: download.preview ? { src, alt } : undefined,
      };
    }),
  );
}
