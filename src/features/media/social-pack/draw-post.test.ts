import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawPost } from './draw-post.tsx';
import { postFile, postShapes, shapeNames } from './post.ts';

const post = {
  path: 'flooding/1-ten-seconds',
  kicker: 'Heavy Rainfall & Flooding',
  icon: 'flood' as const,
  words: 'Turn around. Never drive into floodwater.',
  source: 'Source: US National Weather Service, citing CDC, Turn Around Don’t Drown, 2017',
  site: 'Voices',
};

test.each(shapeNames)('a post of the shape %s is a light PNG of its size', async (shape) => {
  const png = await drawPost(post, shape);
  expect(await sharp(png).metadata()).toMatchObject({ format: 'png', ...postShapes[shape] });
  expect(png.length).toBeLessThan(150_000);
});

test('a message without a hazard bears the record', async () => {
  const withMark = await drawPost(post, 'square');
  const withRecord = await drawPost({ ...post, icon: undefined }, 'square');
  expect(withMark.equals(withRecord)).toBe(false);
});

test('words that no size can hold are named', async () => {
  const words = 'Knock on a door. '.repeat(90);
  await expect(drawPost({ ...post, words }, 'link')).rejects.toThrow('too long for a post');
});

test('files are named after message, shape and size', () => {
  expect(postFile(post, 'story')).toBe('flooding/1-ten-seconds-story-1080x1920.png');
});
