import sharp from 'sharp';
import { loadPage } from '#content/load-page.ts';
import type { ToolkitItem } from '#features/community/toolkit/toolkit-page.schema.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { type TypesetJob, typeset } from '#files/typeset/typeset.ts';
import { drawWave, flyerDocx } from './flyer.tsx';
import { signDrawings, signPages, signsDocx } from './signs.ts';
import { fileOf, homeOf } from './toolkit-document.ts';

const papers = { 'us-letter': 'US Letter', a4: 'A4' } as const;

/** The flyer and the signs, each as a PDF for both paper sizes and as a Word file. */
export async function loadPosters(): Promise<Download[]> {
  const { name: site } = await loadPage('site');
  const frame = { site, home: homeOf(import.meta.env.SITE) };
  const flyer = await loadPage('eventFlyer');
  const pack = await loadPage('signagePack');
  const pages = signPages(pack);
  const pictures = Object.fromEntries(
    Object.entries(signDrawings).map(([name, svg]) => [`/pictures/${name}.svg`, Buffer.from(svg)]),
  );
  return [
    ...posterFiles(
      'event-flyer',
      { template: 'features/community/toolkit/files/flyer.typ' },
      { ...flyer, ...frame },
      async () => flyerDocx(flyer, site, await drawWave({ width: 1364, height: 152 })),
    ),
    ...posterFiles(
      'signage-pack',
      { template: 'features/community/toolkit/files/signs.typ', pictures },
      { ...pack, ...frame, pages },
      async () => signsDocx(pack, pages, await signPictures(), site),
    ),
  ];
}

function posterFiles<Data extends { title: string; updated: string }>(
  item: ToolkitItem,
  job: Omit<TypesetJob, 'data'>,
  data: Data,
  makeDocx: () => Promise<Uint8Array>,
): Download[] {
  const { title: name, updated } = data;
  const sheets = Object.entries(papers).map(([paper, variant]) =>
    fileOf({ item, file: `${item}-${paper}`, name, variant }, 'pdf', updated, () =>
      cachedBytes('posters', [item, paper, data], async () =>
        typeset({ ...job, data: { ...data, paper } }),
      ),
    ),
  );
  return [
    ...sheets,
    fileOf({ item, file: item, name }, 'docx', updated, () =>
      cachedBytes('poster-word', [item, data], makeDocx),
    ),
  ];
}

/** The drawings of the signs as PNG, because not every program shows SVG in a Word file. */
async function signPictures(): Promise<Record<string, Buffer>> {
  const pictures = Object.entries(signDrawings).map(async ([name, svg]) => {
    const image = sharp(Buffer.from(svg), { density: 160 }).png({ compressionLevel: 9 });
    return [name, await image.toBuffer()] as const;
  });
  return Object.fromEntries(await Promise.all(pictures));
}
