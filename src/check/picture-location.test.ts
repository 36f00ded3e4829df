import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { hasLocation } from './picture-location.ts';

/** The EXIF of a photograph with these values in its block for GPS. */
async function exifOf(gps: Record<string, string>): Promise<Buffer> {
  const blank = sharp({ create: { width: 8, height: 8, channels: 3, background: '#468' } });
  const bytes = await blank.withExif({ IFD3: gps }).jpeg().toBuffer();
  const { exif } = await sharp(bytes).metadata();
  if (!exif) throw new Error('the picture has no EXIF');
  return exif;
}

describe('a block for GPS in EXIF', () => {
  test.each<[string, Record<string, string>, boolean]>([
    ['with a position', { GPSLatitude: '29/1 18/1 0/1', GPSLongitude: '94/1 47/1 0/1' }, true],
    ['with half a position', { GPSLongitude: '94/1 47/1 0/1' }, true],
    [
      'with a position on the equator',
      { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '6/1 0/1 0/1' },
      true,
    ],
    ['with the place it points at', { GPSDestLatitude: '29/1 0/1 0/1' }, true],
    ['with its version alone', { GPSVersionID: '2 3 0 0' }, false],
    ['with a time alone', { GPSTimeStamp: '12/1 0/1 0/1', GPSDateStamp: '2026:01:01' }, false],
    [
      'with directions alone',
      { GPSLatitudeRef: 'N', GPSImgDirection: '90/1', GPSAltitude: '9/1' },
      false,
    ],
    [
      'with a position that is no number',
      { GPSLatitude: '0/0 0/0 0/0', GPSLongitude: '0/0 0/0 0/0' },
      false,
    ],
    ['with zeros', { GPSLatitude: '0/1 0/1 0/1', GPSLongitude: '0/1 0/1 0/1' }, false],
  ])('%s', async (_, gps, expected) => {
    expect(hasLocation(await exifOf(gps), undefined)).toBe(expected);
  });

  test('that is cut off or not EXIF at all tells no place and stops nothing', async () => {
    const exif = await exifOf({ GPSVersionID: '2 3 0 0', GPSTimeStamp: '12/1 0/1 0/1' });
    for (let length = 0; length < exif.length; length += 1)
      expect(hasLocation(exif.subarray(0, length), undefined)).toBe(false);
    for (const bytes of ['', 'Exif', 'Exif\0\0MM', 'no exif at all', 'II*\0\xFF\xFF\xFF\xFF'])
      expect(hasLocation(Buffer.from(bytes, 'latin1'), undefined)).toBe(false);
  });
});

describe('XMP', () => {
  test.each([
    ['exif:GPSLatitude="47,36.0N" exif:GPSLongitude="122,19.0W"', true],
    ["exif:GPSLatitude = '47,36.0N'", true],
    ['<exif:GPSLongitude>122,19.0W</exif:GPSLongitude>', true],
    ['exif:GPSDestLatitude="47,36.0N"', true],
    ['exif:GPSVersionID="2.3.0.0" exif:GPSTimeStamp="2026-01-01T12:00:00Z"', false],
    ['exif:GPSLatitude="" exif:GPSLongitude=""', false],
    ['exif:GPSLatitude="0,0.0N" exif:GPSLongitude="0,0.0E"', false],
    ['<exif:GPSLatitude></exif:GPSLatitude>', false],
    ['exif:GPSLatitudeRef="North"', false],
    ['', false],
  ])('%s', (inside, expected) => {
    expect(hasLocation(undefined, Buffer.from(`<rdf:Description ${inside}/>`))).toBe(expected);
    expect(hasLocation(undefined, Buffer.from(inside, 'utf16le'))).toBe(expected);
  });
});
