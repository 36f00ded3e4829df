import { loadPage } from '#content/load-page.ts';
import { brandGuideData, logoPath } from '#features/media/brand-guide/brand-guide.ts';
import { readMe } from '#features/media/brand-guide/read-me.ts';
import { cachedBytes } from '#files/build-cache.ts';
import { drawClearSpace } from '#files/logo/clear-space.ts';
import { drawLogo } from '#files/logo/draw-logo.ts';
import { arrangements, inkingNames } from '#files/logo/logo.ts';
import { logoPackage } from '#files/logo/logo-package.ts';
import { archiveOf } from '#files/office/archive.ts';
import { typeset } from '#files/typeset/typeset.ts';
import { loadClipArchive } from './load-clip-archive.ts';
import { loadFactSheets } from './load-fact-sheets.ts';
import { type FileFrame, loadFrame } from './load-frame.ts';
import { loadLeadershipBios } from './load-leadership-bios.ts';
import type { KitDownload } from './text-file.ts';

let all: Promise<KitDownload[]> | undefined;

/** The files of the media kit, for the list of all downloads, for the page and for its previews. */
export function loadMediaKitDownloads(): Promise<KitDownload[]> {
  all ??= load();
  return all;
}

async function load(): Promise<KitDownload[]> {
  const frame = await loadFrame();
  const lists = [
    [await logoDownload(frame), await guideDownload(frame)],
    await loadFactSheets(frame),
    await loadLeadershipBios(frame),
    [await loadClipArchive(frame)],
  ];
  return lists.flat();
}

async function logoDownload({ site, email, home }: FileFrame): Promise<KitDownload> {
  const [guide, kit] = [await loadPage('brandGuide'), await loadPage('mediaKitPage')];
  const rules = readMe(guide, kit, { site, email, href: home.href });
  return {
    path: `media-kit/${fileName(site)}-logo-package`,
    type: 'zip',
    item: 'logo-package',
    name: guide.readMe.title,
    date: guide.updated,
    make: () =>
      cachedBytes('logo-package', [site, rules, guide.updated], async () =>
        archiveOf(await logoPackage(site, rules), guide.updated),
      ),
  };
}

async function guideDownload(frame: FileFrame): Promise<KitDownload> {
  const [guide, kit] = [await loadPage('brandGuide'), await loadPage('mediaKitPage')];
  const { site } = frame;
  const data = brandGuideData(guide, kit, { ...frame, dateLine: frame.dateLine(guide.updated) });
  const pictures = await guidePictures(site);
  const job = { template: 'features/media/brand-guide/brand-guide.typ', data, pictures };
  return {
    path: `media-kit/${fileName(site)}-brand-guide`,
    type: 'pdf',
    item: 'brand-guide',
    name: guide.title,
    date: guide.updated,
    preview: job,
    make: () => cachedBytes('brand-guide', [data], async () => typeset(job)),
  };
}

/** Every logo and the drawing of its clear space, as the guide names them. */
async function guidePictures(site: string): Promise<Record<string, Uint8Array>> {
  const kinds = arrangements.flatMap((one) => inkingNames.map((ink) => [one, ink] as const));
  const logos = kinds.map(
    async ([one, ink]): Promise<[string, Uint8Array]> => [
      logoPath(one, ink),
      Buffer.from((await drawLogo(site, one, ink)).svg),
    ],
  );
  const space = Buffer.from(await drawClearSpace(site));
  return { ...Object.fromEntries(await Promise.all(logos)), '/pictures/clear-space.svg': space };
}

/** The name of the site as file names have it. */
function fileName(site: string): string {
  return site.toLowerCase().replaceAll(' ', '-');
}
