import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCover } from './draw-cover.tsx';

const face = { file: 'example/speakers/amara-quill.svg', focus: 'center', since: 1998 } as const;
const card = { site: 'Voices', kicker: 'Audio story', title: 'Ada and Ben', lines: [], tags: [] };

const talk = {
  peaks: [0.4, 1, 0, 0.7],
  turns: [0, 1, -1, 0],
  voices: [
    { name: 'Ada', place: 'above', share: 67 },
    { name: 'Ben', place: 'below', share: 33 },
  ],
  alternative: '',
};

test('a cover with a conversation has it in place of the record', async () => {
  const withTalk = await drawCover(Object.assign({ talk }, card), [face]);
  expect(withTalk.equals(await drawCover(card, [face]))).toBe(false);
});

test.each([
  ['nobody', []],
  ['one face', [face]],
  ['two faces', [face, face]],
  ['three, of which two are shown', [face, face, face]],
])(
  'a cover with %s is a PNG of 1400 by 1400 below 512 kB, the same each time',
  async (_, faces) => {
    const png = await drawCover(card, faces);
    expect(await sharp(png).metadata()).toMatchObject({ format: 'png', width: 1400, height: 1400 });
    expect(png.length).toBeLessThan(512_000);
    expect(png.equals(await drawCover(card, faces))).toBe(true);
  },
);
