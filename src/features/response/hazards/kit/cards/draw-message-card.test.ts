import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawMessageCard } from './draw-message-card.tsx';
import { type CardShape, cardShapes } from './message-card.ts';

const order = {
  hazard: 'Heavy Rainfall & Flooding',
  icon: 'flood' as const,
  words: 'Turn around. Never drive into floodwater.',
  source: 'Source: US National Weather Service, citing CDC, Turn Around Don’t Drown, 2017',
  site: 'Voices',
};
const long = 'Older people go to the hospital more often after a flood, so knock on their door. ';

test.each<[string, CardShape, string]>([
  ['short words, wide', 'wide', order.words],
  ['short words, square', 'square', order.words],
  ['the longest words, wide', 'wide', long.repeat(2).slice(0, 150)],
  ['the longest words, square', 'square', long.repeat(2).slice(0, 150)],
])('a card with %s is a light PNG of its size', async (_, shape, words) => {
  const png = await drawMessageCard({ ...order, words }, shape);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...cardShapes[shape] });
  expect(png.length).toBeLessThan(120_000);
});

test('the same card gives the same bytes', async () => {
  const first = await drawMessageCard(order, 'wide');
  const second = await drawMessageCard(order, 'wide');
  expect(first.equals(second)).toBe(true);
});

test('words that no size can hold are named', async () => {
  await expect(drawMessageCard({ ...order, words: long.repeat(20) }, 'wide')).rejects.toThrow(
    'too long for a share card',
  );
});
