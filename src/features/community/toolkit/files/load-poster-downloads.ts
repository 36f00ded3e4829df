import sharp from 'sharp';
import { loadPage } from '#content/load-page.ts';
import { cachedBytes } from '#files/build-cache.ts';
import type { Download } from '#files/downloads/download.ts';
import { typeset } from '#files/typeset/typeset.ts';
import { drawWave } from './flyer/draw-wave.tsx';
import { flyerDocx } from './flyer/flyer-docx.ts';
import { arrowDrawing, signDrawing, signIds } from './signs/sign-drawings.ts';
import { signPages } from './signs/sign-pages.ts';
import { signsDocx } from './signs/signs-docx.ts';
import { toolkitHref } from './toolkit-document.ts';
import type { ToolkitItem } from './toolkit-items.ts';

/** The paper of a poster, and what it is called beside its button. */
const papers = { 'us-letter': 'US Letter', a4: 'A4' } as const;
type Paper = keyof typeof papers;

/** What is hung up: the flyer and the signs, each for both kinds of paper and as a file to edit. */
export async function loadPosterDownloads(): Promise<Download[]> {
  return [...(await flyerFiles()), ...(await signFiles())];
}

async function flyerFiles(): Promise<Download[]> {
  const flyer = await loadPage('eventFlyer');
  const frame = await frameOf();
  const pdf = (paper: Paper) => async () =>
    typeset({
      template: 'features/community/toolkit/files/flyer/flyer.typ',
      data: { ...flyer, ...frame, paper },
    });
  const word = async () =>
    flyerDocx(flyer, frame.site, await drawWave({ width: 1364, height: 152 }));
  return posterFiles('event-flyer', flyer, { pdf, word, madeFrom: [flyer, frame] });
}

async function signFiles(): Promise<Download[]> {
  const pack = await loadPage('signagePack');
  const frame = await frameOf();
  const pages = signPages(pack);
  const drawings = Object.fromEntries([
    ...signIds.map((id) => [id, Buffer.from(signDrawing(id))] as const),
    ...(['left', 'right'] as const).map(
      (direction) => [`arrow-${direction}`, Buffer.from(arrowDrawing(direction))] as const,
    ),
  ]);
  const pdf = (paper: Paper) => async () =>
    typeset({
      template: 'features/community/toolkit/files/signs/signs.typ',
      data: { ...pack, ...frame, paper, pages },
      pictures: Object.fromEntries(
        Object.entries(drawings).map(([name, svg]) => [`/pictures/${name}.svg`, svg]),
      ),
    });
  const word = async () => signsDocx(pack, pages, await pngOf(drawings), frame.site);
  return posterFiles('signage-pack', pack, { pdf, word, madeFrom: [pack, frame] });
}

interface Making {
  pdf: (paper: Paper) => () => Promise<Uint8Array>;
  word: () => Promise<Uint8Array>;
  madeFrom: readonly unknown[];
}

function posterFiles(
  item: ToolkitItem,
  { title, updated }: { title: string; updated: string },
  { pdf, word, madeFrom }: Making,
): Download[] {
  const shared = { item, name: title, date: updated };
  const sheets = (Object.keys(papers) as Paper[]).map(
    (paper): Download => ({
      ...{ ...shared, path: `toolkit/${item}-${paper}`, type: 'pdf', variant: papers[paper] },
      make: () => cachedBytes('posters', [item, paper, ...madeFrom], pdf(paper)),
    }),
  );
  return [
    ...sheets,
    {
      ...{ ...shared, path: `toolkit/${item}`, type: 'docx' },
      make: () => cachedBytes('poster-word', [item, ...madeFrom], word),
    },
  ];
}

async function frameOf() {
  const { name: site } = await loadPage('site');
  const href = `${import.meta.env.SITE}${toolkitHref}`;
  return { site, home: { text: href.replace('https://', ''), href } };
}

/** Drawings → pictures for a file to edit, in which drawings are not shown everywhere. */
async function pngOf(drawings: Readonly<Record<string, Buffer>>): Promise<Record<string, Buffer>> {
  const made = Object.entries(drawings).map(
    async ([name, svg]): Promise<[string, Buffer]> => [
      name,
      await sharp(svg, { density: 160 }).png({ compressionLevel: 9 }).toBuffer(),
    ],
  );
  return Object.fromEntries(await Promise.all(made));
}
