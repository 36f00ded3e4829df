import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { shareLayout } from './draw-share-card.tsx';
import { drawWords, titleSizes, withoutOrphan } from './draw-words.tsx';

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
  ])('%j fit into their box and no letter is cut at its side', async (title) => {
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

test.each([
  ['Dr. Amara Quill', 88],
  ['Dr. Idris Meadowhurst', 88],
  ['Noor Lanternby, MPH', 76],
  ['Dr. Anna Wolfeschlegelsteinhausen', 42],
  ['Dr. Anna Wolfeschlegelstein-Hausenbergerdorff', 58],
  ['x'.repeat(200), 36],
  ['', 88],
])('%j begins at %i pixels in a column of 640', (title, size) => {
  expect(titleSizes(title, 640)[0]).toBe(size);
});

test.each([
  ['Noor Lanternby, MPH', 'Noor Lanternby,\u00A0MPH'],
  ['Heat, floods and what to do', 'Heat, floods and what to do'],
  ['Dr. Amara Quill', 'Dr. Amara Quill'],
])('%j keeps its end together', (title, bound) => {
  expect(withoutOrphan(title)).toBe(bound);
});
