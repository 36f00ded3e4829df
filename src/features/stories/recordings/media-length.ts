import type { MediaEnding } from './recording-files.ts';

/**
 * Returns the length of a recording in seconds by its bytes; undefined where they are not of the
 * type of the ending.
 */
export function mediaLength(bytes: Buffer, ending: MediaEnding): number | undefined {
  if (ending === 'opus') return oggOpusLength(bytes);
  if (ending === 'webm') return webmLength(bytes);
  const mp4 = readMp4(bytes);
  return mp4?.hasPicture === (ending === 'mp4') ? mp4.length : undefined;
}

/**
 * The facts in the header of an MP4 file; ISO/IEC 14496-12, sections 4.2 (boxes), 8.2.2 (movie
 * header), 8.4.3 (handler), 8.5.2 (sample description).
 */
interface Mp4 {
  /** Seconds. */
  length: number;
  hasPicture: boolean;
  /** Every browser plays its codecs: H.264 and AAC. */
  playsEverywhere: boolean;
  /** It can play before it is loaded completely. */
  startsFast: boolean;
  /** It contains the place of recording. */
  hasLocation: boolean;
}

/** Returns the facts in the header of an MP4 or M4A file; undefined for other bytes. */
export function readMp4(bytes: Buffer): Mp4 | undefined {
  const boxes = boxesOf(bytes);
  const moov = boxes.find(({ type }) => type === 'moov')?.body;
  if (boxes[0]?.type !== 'ftyp' || !moov) return undefined;
  const header = boxesOf(moov).find(({ type }) => type === 'mvhd')?.body;
  const length = header && movieLength(header);
  if (length === undefined) return undefined;
  const order = boxes.map(({ type }) => type);
  const kinds = wordsAfter(moov, /hdlr[\s\S]{8}([\s\S]{4})/g);
  const codecs = wordsAfter(moov, /stsd[\s\S]{12}([\s\S]{4})/g);
  const hasPicture = kinds.includes('vide');
  return {
    length,
    hasPicture,
    playsEverywhere: codecs.includes('mp4a') && (!hasPicture || codecs.includes('avc1')),
    startsFast: order.indexOf('moov') < order.indexOf('mdat'),
    hasLocation: moov.includes('©xyz', 'latin1') || moov.includes('location.ISO6709'),
  };
}

/** Returns the boxes at the top level of some bytes (ISO/IEC 14496-12, section 4.2). */
function boxesOf(bytes: Buffer) {
  const boxes: { type: string; body: Buffer }[] = [];
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    // A size of 1 means that a long one follows the type; 0, that the box reaches to the end.
    const shortSize = bytes.readUInt32BE(offset);
    const isLong = shortSize === 1 && offset + 16 <= bytes.length;
    const size = isLong
      ? Number(bytes.readBigUInt64BE(offset + 8))
      : shortSize || bytes.length - offset;
    if (size < 8) break;
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    boxes.push({ type, body: bytes.subarray(offset + (isLong ? 16 : 8), offset + size) });
    offset += size;
  }
  return boxes;
}

function wordsAfter(moov: Buffer, pattern: RegExp): string[] {
  return [...moov.toString('latin1').matchAll(pattern)].map(([, word = '']) => word);
}

/** Returns the length in seconds that a movie header has; undefined for one that is cut off. */
function movieLength(header: Buffer): number | undefined {
  const isLong = header[0] === 1;
  if (header.length < (isLong ? 32 : 20)) return undefined;
  const scale = header.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(header.readBigUInt64BE(24)) : header.readUInt32BE(16);
  return scale > 0 ? units / scale : undefined;
}

/** Element ids of Matroska and WebM (RFC 9559, section 5.1; RFC 8794). */
const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
} as const;

/** Returns the length of a WebM file in seconds; undefined for other bytes, or without a length. */
function webmLength(bytes: Buffer): number | undefined {
  const [header] = elementsOf(bytes);
  if (header?.id !== ids.ebml || !header.body.includes('webm')) return undefined;
  const segment = elementsOf(bytes).find(({ id }) => id === ids.segment);
  const info = segment && elementsOf(segment.body).find(({ id }) => id === ids.info);
  const parts = info ? [...elementsOf(info.body)] : [];
  const duration = parts.find(({ id }) => id === ids.duration)?.body;
  const scale = parts.find(({ id }) => id === ids.scale)?.body;
  if (!duration || (duration.length !== 4 && duration.length !== 8)) return undefined;
  const units = duration.length === 4 ? duration.readFloatBE(0) : duration.readDoubleBE(0);
  const nanosecondsPerUnit = scale ? scale.readUIntBE(0, scale.length) : 1_000_000;
  return (units * nanosecondsPerUnit) / 1e9;
}

/** Yields the elements at the top level of some bytes (RFC 8794, section 4). */
function* elementsOf(bytes: Buffer): Generator<{ id: number; body: Buffer }> {
  let offset = 0;
  while (offset < bytes.length) {
    const idLength = integerLength(bytes[offset]);
    const sizeOffset = offset + idLength;
    const sizeLength = integerLength(bytes[sizeOffset]);
    const start = sizeOffset + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > bytes.length) return;
    const size = elementSize(bytes.subarray(sizeOffset, start));
    yield { id: bytes.readUIntBE(offset, idLength), body: bytes.subarray(start, start + size) };
    offset = start + size;
  }
}

/**
 * Returns the bytes of a number of variable length: one more than the zero bits with which its
 * first byte begins (RFC 8794, section 4.1).
 */
function integerLength(firstByte = 0): number {
  const leadingZeros = Math.clz32(firstByte) - 24;
  return leadingZeros + 1;
}

/** Reads a size without its length marker; all ones mean "to the end" (RFC 8794, section 6.2). */
function elementSize(field: Buffer): number {
  const [first = 0, ...rest] = field;
  const firstBits = 0xff >> field.length;
  const isUnknown = (first & firstBits) === firstBits && rest.every((byte) => byte === 0xff);
  if (isUnknown) return Number.POSITIVE_INFINITY;
  let size = first & firstBits;
  for (const byte of rest) size = size * 256 + byte;
  return size;
}

/** Samples a second in which Opus counts, whatever the rate of the input (RFC 7845, section 4). */
const opusRate = 48_000;

/**
 * Returns the length of an Ogg Opus file in seconds; undefined for other bytes (RFC 3533, section
 * 6; RFC 7845, sections 4.4 and 5.1).
 */
function oggOpusLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('OpusHead');
  const lastPage = bytes.lastIndexOf('OggS');
  if (bytes.toString('latin1', 0, 4) !== 'OggS' || head === -1 || head > 200) return undefined;
  if (lastPage + 14 > bytes.length || lastPage === 0) return undefined;
  const preSkip = bytes.readUInt16LE(head + 10);
  return (Number(bytes.readBigUInt64LE(lastPage + 6)) - preSkip) / opusRate;
}
