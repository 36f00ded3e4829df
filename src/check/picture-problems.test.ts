import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { all, type Change, put, remove, set } from './testing/change.ts';
import { checkTree } from './testing/check-tree.ts';
import { type ProblemCase, testProblems } from './testing/problem-cases.ts';
import { drawing, soundTree } from './testing/sound-tree.ts';

const speaker = 'speakers/sample.md';
const blank = (width = 400, height = 300) =>
  sharp({ create: { width, height, channels: 3, background: '#468' } });
const noise = sharp({
  create: {
    width: 400,
    height: 300,
    channels: 3,
    background: '#468',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
});
const jpeg = await noise.clone().jpeg().toBuffer();
const still = await blank().png().toBuffer();
const small = await blank(200).png().toBuffer();
const portrait = await blank(1039, 1248).jpeg().toBuffer();
const onItsSide = await blank(1040, 1248).jpeg().withMetadata({ orientation: 6 }).toBuffer();
const frames = await sharp([still, await blank().negate().png().toBuffer()], {
  join: { animated: true },
})
  .webp()
  .toBuffer();
const withPlace = await blank()
  .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '29/1 18/1 0/1' } })
  .jpeg()
  .toBuffer();

const photo = (name: string, bytes: Buffer | string): Change =>
  all(
    remove('speakers/sample.svg'),
    put(`speakers/${name}`, bytes),
    set(speaker, ['portrait'], `./${name}`),
  );
const problemCase = (name: string, change: Change, says: RegExp): ProblemCase => [
  name,
  change,
  speaker,
  'portrait',
  says,
];
const svg = (name: string, inside: string, says: RegExp): ProblemCase =>
  problemCase(name, put('speakers/sample.svg', drawing.replace('</svg>', `${inside}</svg>`)), says);

describe('a picture that is missing or broken stops the build', () => {
  testProblems([
    problemCase('a missing picture', remove('speakers/sample.svg'), /no such picture/),
    problemCase(
      'a name with another capital',
      all(remove('speakers/sample.svg'), put('speakers/Sample.svg', drawing)),
      /"\.\/Sample\.svg"/,
    ),
    problemCase(
      'a picture in another folder',
      all(remove('speakers/sample.svg'), set(speaker, ['portrait'], '../a.svg')),
      /beside/,
    ),
    problemCase('a text file named .jpg', photo('a.jpg', 'not a picture'), /not a picture/),
    problemCase('an empty picture', photo('a.jpg', ''), /0 bytes/),
    problemCase('a PNG named .jpg', photo('a.jpg', still), /type "png"/),
    problemCase('a drawing named .png', photo('a.png', drawing), /type "svg"/),
    problemCase(
      'a picture cut off in the middle',
      photo('a.jpg', jpeg.subarray(0, jpeg.length / 2)),
      /damaged/,
    ),
    problemCase(
      'a picture of 10 MB',
      photo('a.jpg', Buffer.concat([jpeg, Buffer.alloc(10_000_000)])),
      /10\.\d MB/,
    ),
    problemCase('a picture too small', photo('a.png', small), /at least 300/),
    problemCase('a portrait too small for a headshot', photo('a.jpg', portrait), /1040 by 1248/),
    problemCase(
      'a portrait that a telephone shows on its side',
      photo('a.jpg', onItsSide),
      /1248 by 1040.*upright/,
    ),
    problemCase(
      'a drawing on its side',
      put('speakers/sample.svg', drawing.replace('0 0 40 40', '0 0 60 40')),
      /upright/,
    ),
    problemCase('a picture that moves', photo('a.webp', frames), /still/),
    problemCase(
      'a picture that tells where it was taken',
      photo('a.jpg', withPlace),
      /without location/,
    ),
  ]);
});

/** The header of a PNG of any size, whose pixels are not there. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const parts = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(100))],
    ['IEND', Buffer.alloc(0)],
  ] as const;
  const chunks = parts.map(([type, data]) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const ends = Buffer.alloc(8);
    ends.writeUInt32BE(data.length, 0);
    ends.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([ends.subarray(0, 4), body, ends.subarray(4)]);
  });
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'), ...chunks]);
}

const drawingOf = (width: number, height: number) =>
  put('speakers/sample.svg', drawing.replace('0 0 40 40', `0 0 ${width} ${height}`));

describe('a picture that is too large says how large it is, and what is allowed', () => {
  testProblems([
    problemCase(
      'a little over',
      photo('a.png', pngOf(7100, 7100)),
      /7100 by 7100.*51 million; at most 50/,
    ),
    problemCase(
      'far over what the picture library decodes',
      photo('a.png', pngOf(30_000, 30_000)),
      /30000 by 30000 pixels, 900 million.*4000 pixels wide/,
    ),
    problemCase('a bomb', photo('a.png', pngOf(200_000, 200_000)), /200000 by 200000/),
    problemCase('very wide', photo('a.png', pngOf(2_000_000, 100)), /2000000 by 100 /),
    problemCase(
      'a few bytes too heavy',
      photo('a.jpg', Buffer.concat([jpeg, Buffer.alloc(2_000_001 - jpeg.length)])),
      /2\.1 MB; at most 2 MB/,
    ),
    problemCase('a drawing', drawingOf(20_000, 24_000), /20000 by 24000 units.*16383/),
  ]);

  test('a large drawing that can be drawn is none', async () => {
    const tree = soundTree();
    drawingOf(10_000, 12_000)(tree);
    expect(await checkTree(tree)).toEqual([]);
  });
});

describe('a drawing that does more than draw stops the build', () => {
  testProblems([
    svg('a script', '<script>alert(1)</script>', /<script>/),
    svg('a handler', '<path d="M0 0" onload="alert(1)"/>', /onload/),
    svg('foreign content', '<foreignObject/>', /foreignObject/),
    svg('an outside picture', '<image width="1"/>', /<image>/),
    svg('a link to outside', '<use href="https://example.org/a.svg#b"/>', /outside/),
    svg('a fill from outside', '<path fill="url(https://example.org/a)"/>', /outside/),
    svg('a style', '<path style="fill:red"/>', /style/),
    svg('a style sheet', '<style/>', /<style>/),
    problemCase('a DOCTYPE', put('speakers/sample.svg', `<!DOCTYPE svg>${drawing}`), /DOCTYPE/),
    problemCase(
      'no viewBox',
      put('speakers/sample.svg', drawing.replace(/viewBox="[^"]*"/, '')),
      /viewBox/,
    ),
    problemCase('a page instead of a drawing', put('speakers/sample.svg', '<html></html>'), /not/),
    problemCase(
      'a drawing that is cut off',
      put('speakers/sample.svg', drawing.slice(0, -8)),
      /well-formed/,
    ),
  ]);
});
