import { describe, expect, test } from 'vitest';
import { cropOf } from '#features/speakers/profile/press-kit/headshot.ts';
import { type Focus, isCut, movedTo, resizedTo, shownPart, wholeOf } from './cut.ts';

const picture = { width: 3000, height: 4000 };

describe('the part that a frame shows', () => {
  const focuses: Focus[] = ['top', 'center', 'bottom', 'left', 'right'];
  test.each(focuses)('is the one that the press kit cuts, at the focus %s', (focus) => {
    for (const size of [picture, { width: 4000, height: 3000 }]) {
      expect(shownPart(wholeOf(size), 5 / 6, focus)).toEqual(cropOf(size, 'portrait', focus));
      expect(shownPart(wholeOf(size), 1, focus)).toEqual(cropOf(size, 'square', focus));
    }
  });

  test('lies inside a cut', () => {
    const cut = { left: 100, top: 200, width: 500, height: 600 };
    expect(shownPart(cut, 1)).toEqual({ left: 100, top: 220, width: 500, height: 500 });
  });
});

describe('a frame', () => {
  const cut = { left: 1000, top: 1000, width: 1000, height: 1200 };

  test.each([
    [
      { left: -50, top: 5000 },
      { left: 0, top: 2800 },
    ],
    [
      { left: 1500.4, top: 10 },
      { left: 1500, top: 10 },
    ],
  ])('moved to %o stays in the picture', ({ left, top }, expected) => {
    expect(movedTo(cut, left, top, picture)).toEqual({ ...cut, ...expected });
  });

  test.each([
    ['about its middle', 500, { left: 1250, top: 1300, width: 500, height: 600 }],
    ['at most as wide as the picture', 9000, { left: 0, top: 0, width: 3000, height: 3600 }],
    ['at least as wide as asked', 10, { left: 1300, top: 1360, width: 400, height: 480 }],
  ])('is resized %s', (_, width, expected) => {
    expect(resizedTo(cut, width, 400, picture)).toEqual(expected);
  });

  test('fills a picture that is smaller than the least width', () => {
    const small = { width: 300, height: 360 };
    expect(resizedTo(wholeOf(small), 100, 1040, small)).toEqual(wholeOf(small));
  });
});

test.each([
  [wholeOf(picture), true],
  [{ left: 0, top: 0, width: 3001, height: 10 }, false],
  [{ left: 0.5, top: 0, width: 10, height: 10 }, false],
  [{ left: 0, top: 0, width: 0, height: 10 }, false],
  [{ left: '0', top: 0, width: 1, height: 10 }, false],
  [undefined, false],
])('%o is a cut: %s', (value, expected) => {
  expect(isCut(value, picture)).toBe(expected);
});
