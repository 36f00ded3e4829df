import { loadPage } from '#content/load-page.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { drawLogo } from '#files/logo/draw-logo.ts';
import { type Inking, inkingNames } from '#files/logo/logo.ts';
import { loadMediaKitDownloads } from '../files/load-media-kit-downloads.ts';
import { drawPreview } from './draw-preview.ts';

/** A small picture on the page of the kit, and how it is made. */
export interface PreviewFile {
  /** Its name with ending. */
  file: string;
  make: () => Promise<Uint8Array>;
}

/** Where the previews are. */
export const previewsHref = '/media-inquiries/media-kit/previews';

/** The previews of the kit: the first page of every document, and the logo in every ink. */
export async function loadPreviews(): Promise<PreviewFile[]> {
  const { name: site } = await loadPage('site');
  const documents = (await loadMediaKitDownloads()).flatMap((download) => {
    const { preview } = download;
    if (!preview) return [];
    const make = () => cachedBytes('previews', [preview], () => drawPreview(preview));
    return { file: documentPreview(download), make };
  });
  const logos = inkingNames.map((ink) => {
    const make = async () => Buffer.from((await drawLogo(site, 'logo', ink)).svg);
    return { file: logoPreview(ink), make };
  });
  return [...documents, ...logos];
}

/** The file of a document’s preview: named like the document. */
export function documentPreview({ path }: Pick<Download, 'path'>): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}.png`;
}

/** The file of the logo in an ink. */
export function logoPreview(ink: Inking): string {
  return `logo-${ink}.svg`;
}
