import { expect, test } from 'vitest';
import { postLayout, postShapes, shapeNames } from './post.ts';

test.each(shapeNames)('on a post of the shape %s nothing lies over anything else', (shape) => {
  const { band, kicker, words, source, brand, frieze } = postLayout(shape);
  const below = [band, kicker, words, source, brand, frieze];
  for (const [index, box] of below.entries()) {
    const next = below[index + 1];
    if (next) expect(box.top + box.height).toBeLessThanOrEqual(next.top);
  }
  expect(words.height).toBeGreaterThan(180);
  expect(frieze.top + frieze.height).toBe(postShapes[shape].height);
});

test('the words of a story stay clear of what apps write over it', () => {
  const { kicker, brand } = postLayout('story');
  expect(kicker.top).toBeGreaterThanOrEqual(250);
  expect(brand.top + brand.height).toBeLessThanOrEqual(1920 - 250);
});
