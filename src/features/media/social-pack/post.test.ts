import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { socialPackSchema } from '../kit/media-kit.schema.ts';
import { packReadMe, postAlt, postLayout, postNotes, postShapes, shapeNames } from './post.ts';

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

const pack = socialPackSchema.parse(
  parse(readFileSync('example/toolkit/social-graphics-pack.yaml', 'utf8')),
);
const post = {
  path: 'extreme-heat/1-ten-seconds',
  kicker: 'Extreme Heat',
  icon: 'heat' as const,
  words: 'Knock.',
  source: 'Source: CDC, Heat, 2020',
  site: 'Voices',
};

test('a description says what the post says, where it is from, and what is drawn', () => {
  expect(postAlt(post, pack)).toBe(
    'Post on extreme heat: “Knock.” Source: CDC, Heat, 2020. Voices. Along the foot, rising bars in dark red.',
  );
  expect(postAlt({ ...post, icon: undefined }, pack)).toContain('temperature record');
});

test('the notes name every file and carry description, text and source', () => {
  const entry = { post, shapes: ['square', 'story'] as const, text: 'Knock.\n\nSource: CDC.' };
  const notes = postNotes('Extreme Heat', [entry], pack);
  expect(notes).toContain(
    '- 1-ten-seconds-square-1080x1080.png\n- 1-ten-seconds-story-1080x1920.png',
  );
  expect(notes).toContain('Text:\nKnock.\n\nSource: CDC.');
  expect(notes).toContain(`Description:\n${postAlt(post, pack)}\n`);
});

test('the first file says how to use the pack', () => {
  expect(packReadMe(pack, ['License.'])).toMatch(/^Social graphics pack\n[\s\S]*\nLicense\.\n$/);
});
