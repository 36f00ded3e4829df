import satori from 'satori';
import { ShareWords } from './ShareWords.tsx';
import type { ShareCard } from './share-card.ts';
import { shareFonts } from './share-fonts.ts';
import { titleSizes } from './title-sizes.ts';

/** Words laid out in a column: their drawing and how tall it came out. */
export interface DrawnWords {
  svg: string;
  height: number;
}

/**
 * The words of a card in the largest title that lets them stand in the box. Where even the smallest
 * does not, the tags go, then all lines but the first.
 */
export async function drawWords(
  card: ShareCard,
  box: { width: number; height: number },
): Promise<DrawnWords> {
  const sizes = titleSizes(card.title, box.width);
  for (const size of sizes) {
    const drawn = await draw(card, size, box.width);
    if (drawn.height <= box.height) return drawn;
  }
  const smallest = sizes.at(-1) ?? 0;
  const untagged = await draw({ ...card, tags: [] }, smallest, box.width);
  if (untagged.height <= box.height) return untagged;
  return draw({ ...card, tags: [], lines: card.lines.slice(0, 1) }, smallest, box.width);
}

async function draw(card: ShareCard, size: number, width: number): Promise<DrawnWords> {
  const svg = await satori(<ShareWords card={card} size={size} />, { width, fonts: shareFonts });
  return { svg, height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]) };
}
