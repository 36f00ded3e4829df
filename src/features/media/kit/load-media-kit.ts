import { loadPage } from '#content/load-page.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { type Download, downloadView } from '#files/downloads/download.ts';
import { drawLogo } from '#files/logo/draw-logo.ts';
import { type Inking, inkingNames, inkings } from '#files/logo/logo.ts';
import { fillIn } from '#site/words.ts';
import { logoAlt } from '../brand-guide/brand-guide.ts';
import { drawPreview } from './kit-document.ts';
import { loadMediaKitDownloads } from './load-media-kit-downloads.ts';
import type { LogoTile, OfferedFile } from './MediaKitPage.tsx';
import type { MediaKitPageFile } from './media-kit.schema.ts';

const previewsHref = '/media-inquiries/media-kit/previews';

/** The files of the kit, and the one that holds all clips. Throws where that is not made. */
export async function loadMediaKit({ preview, gallery }: MediaKitPageFile) {
  const offered = (await loadMediaKitDownloads()).map(async (download): Promise<OfferedFile> => {
    const src = `${previewsHref}/${documentPreview(download)}`;
    const picture = { src, alt: fillIn(preview, { file: download.name }) };
    return { ...(await downloadView(download)), preview: download.preview && picture };
  });
  const files = await Promise.all(offered);
  const allClips = files.find(({ item }) => item === gallery.id);
  if (!allClips) throw new Error(`media kit: no file is made for “${gallery.id}”`);
  return { files, allClips };
}

/** The logo in every inking, at the size of the header. */
export async function loadLogoTiles(): Promise<LogoTile[]> {
  const [guide, { name }] = [await loadPage('brandGuide'), await loadPage('site')];
  return Promise.all(
    inkingNames.map(async (ink) => {
      const { width, height } = await drawLogo(name, 'logo', ink);
      return {
        src: `${previewsHref}/${logoPreview(ink)}`,
        alt: logoAlt(guide, 'logo', ink),
        name: guide.inks[ink].name,
        ground: inkings[ink].ground,
        width: Math.round(width),
        height,
      };
    }),
  );
}

export interface PreviewFile {
  file: string;
  make: () => Promise<Uint8Array>;
}

/** The previews of the kit: the first page of every document, and the logo in every inking. */
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

function documentPreview({ path }: Download): string {
  return `${path.slice(path.lastIndexOf('/') + 1)}.png`;
}

function logoPreview(ink: Inking): string {
  return `logo-${ink}.svg`;
}
