import type { MediaEnding } from './recording-files.ts';

/**
 * The bytes of a recording → its length in seconds; undefined where they are not of the type of the
 * ending.
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
  length: number;
  hasPicture: boolean;
  /** Whether every browser plays its codecs: H.264 and AAC. */
  playsEverywhere: boolean;
  /** Whether it can play before it is loaded completely. */
  startsFast: boolean;
  /** Whether it contains the place of recording. */
  hasLocation: boolean;
}

/** The bytes of an MP4 or M4A file → the facts in its header; undefined for other bytes. */
export function readMp4(bytes: Buffer): Mp4 | undefined {
  const boxes = boxesOf(bytes);
  const moov = boxes.find(({ type }) => type === 'moov')?.body;
  if (boxes[0]?.type !== 'ftyp' || !moov) return undefined;
  const header = boxesOf(moov).find(({ type }) => type === 'mvhd')?.body;
  const length = header && lengthOf(header);
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

function boxesOf(bytes: Buffer) {
  const boxes: { type: string; body: Buffer }[] = [];
  for (let at = 0; at + 8 <= bytes.length; ) {
    const short = bytes.readUInt32BE(at);
    const isLong = short === 1 && at + 16 <= bytes.length;
    const size = isLong ? Number(bytes.readBigUInt64BE(at + 8)) : short || bytes.length - at;
    if (size < 8) break;
    const type = bytes.toString('latin1', at + 4, at + 8);
    boxes.push({ type, body: bytes.subarray(at + (isLong ? 16 : 8), at + size) });
    at += size;
  }
  return boxes;
}

function wordsAfter(moov: Buffer, pattern: RegExp): string[] {
  return [...moov.toString('latin1').matchAll(pattern)].map(([, word = '']) => word);
}

function lengthOf(header: Buffer): number | undefined {
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

/**
 * The bytes of a WebM file → its length in seconds; undefined for other bytes, or without a length.
 */
function webmLength(bytes: Buffer): number | undefined {
  const [header] = elementsOf(bytes);
  if (header?.id !== ids.ebml || !header.body.includes('webm')) return undefined;
  const segment = elementsOf(bytes).find(({ id }) => id === ids.segment);
  const info = segment && elementsOf(segment.body).find(({ id }) => id === ids.info);
  const parts = [...(info ? elementsOf(info.body) : [])];
  const duration = parts.find(({ id }) => id === ids.duration)?.body;
  const scale = parts.find(({ id }) => id === ids.scale)?.body;
  if (!duration || (duration.length !== 4 && duration.length !== 8)) return undefined;
  const units = duration.length === 4 ? duration.readFloatBE(0) : duration.readDoubleBE(0);
  return (units * (scale ? scale.readUIntBE(0, scale.length) : 1_000_000)) / 1e9;
}

function* elementsOf(bytes: Buffer): Generator<{ id: number; body: Buffer }> {
  for (let at = 0; at < bytes.length; ) {
    const idLength = Math.clz32(bytes[at] ?? 0) - 23;
    const sizeAt = at + idLength;
    const sizeLength = Math.clz32(bytes[sizeAt] ?? 0) - 23;
    const start = sizeAt + sizeLength;
    if (idLength > 4 || sizeLength > 8 || start > bytes.length) return;
    const size = sizeOf(bytes.subarray(sizeAt, start));
    yield { id: bytes.readUIntBE(at, idLength), body: bytes.subarray(start, start + size) };
    at = start + size;
  }
}

/** A size without its length marker; all ones mean "to the end" (RFC 8794, section 6.2). */
function sizeOf(field: Buffer): number {
  const [first = 0, ...rest] = field;
  const marked = first & (0xff >> field.length);
  const isOpen = marked === 0xff >> field.length && rest.every((byte) => byte === 0xff);
  return isOpen ? Infinity : rest.reduce((sum, byte) => sum * 256 + byte, marked);
}

/** Opus counts in samples of 48 kHz, whatever the rate of the input (RFC 7845, section 4). */
const rate = 48_000;

/**
 * The bytes of an Ogg Opus file → its length in seconds; undefined for other bytes (RFC 3533,
 * section 6; RFC 7845, sections 4.4 and 5.1).
 */
function oggOpusLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('OpusHead');
  const last = bytes.lastIndexOf('OggS');
  if (bytes.toString('latin1', 0, 4) !== 'OggS' || head === -1 || head > 200) return undefined;
  if (last + 14 > bytes.length || last === 0) return undefined;
  const preSkip = bytes.readUInt16LE(head + 10);
  return (Number(bytes.readBigUInt64LE(last + 6)) - preSkip) / rate;
}
