/**
 * Whether the bytes of a recording stop before its end, as after a download or a copy that was cut
 * off. Bytes that are no recording of this ending are not cut off; that is another problem.
 */
export function isCutOff(bytes: Buffer, ending: 'm4a' | 'mp4' | 'opus' | 'webm'): boolean {
  if (ending === 'opus') return isOggCut(bytes);
  return ending === 'webm' ? isWebmCut(bytes) : isMp4Cut(bytes);
}

/** Whether a box at the top of an MP4 file is longer than the file (ISO/IEC 14496-12, 4.2). */
function isMp4Cut(bytes: Buffer): boolean {
  let offset = 0;
  while (offset + 8 <= bytes.length) {
    const shortSize = bytes.readUInt32BE(offset);
    // A size of 0 means that the box reaches to the end; of 1, that a long size follows the type.
    if (shortSize === 0) return false;
    const isLong = shortSize === 1;
    if (isLong && offset + 16 > bytes.length) return true;
    const size = isLong ? Number(bytes.readBigUInt64BE(offset + 8)) : shortSize;
    if (size < 8) return false;
    offset += size;
  }
  return offset !== bytes.length;
}

/** The bit of an Ogg page that marks it as the last one (RFC 3533, section 6). */
const lastPageBit = 4;

/** Whether the last page of an Ogg file is not all there, or is not marked as the last one. */
function isOggCut(bytes: Buffer): boolean {
  const start = bytes.lastIndexOf('OggS');
  if (start === -1 || start + 27 > bytes.length) return true;
  const segmentCount = bytes.readUInt8(start + 26);
  const sizes = bytes.subarray(start + 27, start + 27 + segmentCount);
  let end = start + 27 + segmentCount;
  for (const size of sizes) end += size;
  return end > bytes.length || (bytes.readUInt8(start + 5) & lastPageBit) === 0;
}

const segmentId = 0x18538067;

/** Whether the segment of a WebM file is longer than the file (RFC 8794, section 6). */
function isWebmCut(bytes: Buffer): boolean {
  const start = bytes.indexOf(Buffer.from(segmentId.toString(16), 'hex'));
  if (start === -1 || start + 5 > bytes.length) return false;
  const length = Math.clz32(bytes.readUInt8(start + 4)) - 23;
  const field = bytes.subarray(start + 4, start + 4 + length);
  if (length > 8 || field.length < length) return true;
  const first = field.readUInt8(0) & (0xff >> length);
  const isUnknown = first === 0xff >> length && field.subarray(1).every((byte) => byte === 0xff);
  if (isUnknown) return false;
  let size = first;
  for (const byte of field.subarray(1)) size = size * 256 + byte;
  return start + 4 + length + size > bytes.length;
}
