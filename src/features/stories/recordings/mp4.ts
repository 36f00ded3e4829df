/** What an MP4 file says of itself; ISO/IEC 14496-12, sections 4.2 (boxes), 8.2.2 (movie header), 8.4.3 (handler), 8.5.2 (sample description). */
export interface Mp4 {
  /** Length in seconds. */
  length: number;
  hasPicture: boolean;
  /** Whether all codecs are ones that every browser plays: H.264 and AAC. */
  playsEverywhere: boolean;
  /** Whether it can begin to play before all of it is there. */
  startsFast: boolean;
  /** Whether it tells where it was recorded. */
  tellsPlace: boolean;
}

interface Box {
  type: string;
  body: Buffer;
}

/** The bytes of an MP4 or M4A file → what it is; undefined if they are none. */
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
    tellsPlace: moov.includes('©xyz', 'latin1') || moov.includes('location.ISO6709'),
  };
}

function boxesOf(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
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
