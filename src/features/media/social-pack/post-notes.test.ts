import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { socialPackSchema } from '../kit/media-kit.schema.ts';
import { packReadMe, postAlt, postNotes } from './post-notes.ts';

const pack = socialPackSchema.parse(
  parse(readFileSync('content/toolkit/social-graphics-pack.yaml', 'utf8')),
);
const post = {
  ...{ path: 'extreme-heat/1-ten-seconds', kicker: 'Extreme Heat', icon: 'heat' as const },
  ...{ words: 'Knock.', source: 'Source: CDC, Heat, 2020', site: 'Voices' },
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
