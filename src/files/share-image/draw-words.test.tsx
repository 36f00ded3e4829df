import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawWords } from './draw-words.tsx';
import { shareLayout } from './share-layout.ts';

const long =
  'Prof. Dr. Wolfgang Amadeus Chrysostomus Wolfeschlegelsteinhausen-Bergerdorff, MD, PhD, MPH';
const lines = [
  'Pediatric pulmonologist and environmental health researcher',
  'Harborlight General Hospital and University Medical Center of the Greater Gulf Coast',
];
const tags = ['Vector-borne disease', 'Children’s health', 'Community health'];

describe.each([
  ['beside a portrait', true],
  ['on the whole width', false],
])('words %s', (_, hasPortrait) => {
  const box = shareLayout(hasPortrait).words;

  test.each([
    ['Dr. Amara Quill'],
    [long],
    ['Đặng Nguyễn Żółciński-Ğüneş Ñandú Þórðardóttir Łukaszewiczówna, PharmD'],
    ['W'.repeat(120)],
    ['iiii '.repeat(60)],
    ['李小龍 😀 <b>&amp;</b> مرحبا \u202E\u0000'],
  ])('%j stand in their box and no letter is cut at its side', async (title) => {
    const { svg, height } = await drawWords(
      { site: '', kicker: 'Speaker', title, lines, tags },
      box,
    );
    expect(height).toBeLessThanOrEqual(box.height);
    expect(await inkAtTheSide(svg)).toBe(0);
  });
});

/** The strongest ink in the last two columns of pixels, 0 to 255. */
async function inkAtTheSide(svg: string): Promise<number> {
  const picture = sharp(Buffer.from(svg)).ensureAlpha();
  const { width, height } = await picture.metadata();
  const side = picture.extract({ left: width - 2, top: 0, width: 2, height });
  return Math.max(...(await side.extractChannel('alpha').raw().toBuffer()));
}
