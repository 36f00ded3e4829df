/* Makes the smallest files that readers of recordings take for whole; no sound is in them. */

/** The properties of an MP4 file for a test. */
interface Mp4Options {
  seconds?: number;
  picture?: 'avc1' | 'hvc1' | undefined;
  sound?: 'mp4a' | 'alac';
  /** Words inside, such as a label. */
  comment?: string;
  startsFast?: boolean;
}

/** Returns an MP4 file, or with no picture an M4A file (ISO/IEC 14496-12). */
export function mp4Bytes(options: Mp4Options = {}): Buffer {
  const { seconds = 10, picture, sound = 'mp4a', comment = '', startsFast = true } = options;
  const header = Buffer.alloc(100);
  header.writeUInt32BE(1000, 12);
  header.writeUInt32BE(Math.round(seconds * 1000), 16);
  const tracks = [track('soun', sound), ...(picture ? [track('vide', picture)] : [])];
  const moov = box(
    'moov',
    box('mvhd', header),
    ...tracks,
    box('udta', Buffer.from(comment, 'latin1')),
  );
  const mdat = box('mdat', Buffer.from('sound'));
  const rest = startsFast ? [moov, mdat] : [mdat, moov];
  return Buffer.concat([box('ftyp', Buffer.from('isom')), ...rest]);
}

/** Returns an Ogg Opus file (RFC 7845). */
export function opusBytes({ seconds = 10, comment = '' } = {}): Buffer {
  const head = Buffer.alloc(19);
  head.write('OpusHead');
  head.writeUInt16LE(312, 10);
  const end = BigInt(Math.round(seconds * 48_000) + 312);
  const last = page(end);
  // Marked as the last page of the stream (RFC 3533, section 6).
  last.writeUInt8(4, 5);
  return Buffer.concat([page(0n, head), page(0n, Buffer.from(comment)), last]);
}

/** Returns a WebM file (RFC 9559). */
export function webmBytes({ seconds = 10, comment = '' } = {}): Buffer {
  const units = Buffer.alloc(8);
  units.writeDoubleBE(seconds * 1000);
  const info = element('1549a966', element('4489', units));
  const tags = element('ec', Buffer.from(comment));
  const header = element('1a45dfa3', element('4282', Buffer.from('webm')));
  return Buffer.concat([header, element('18538067', info, tags)]);
}

function track(kind: string, codec: string): Buffer {
  const handler = box('hdlr', Buffer.alloc(8), Buffer.from(kind));
  return box('trak', handler, box('stsd', Buffer.alloc(8), box(codec, Buffer.alloc(8))));
}

function box(type: string, ...parts: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(8 + Buffer.concat(parts).length);
  return Buffer.concat([size, Buffer.from(type), ...parts]);
}

function page(granule: bigint, ...parts: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(27);
  header.write('OggS');
  header.writeBigInt64LE(granule, 6);
  return Buffer.concat([header, ...parts]);
}

function element(id: string, ...parts: readonly Buffer[]): Buffer {
  const size = Buffer.alloc(8);
  size.writeUInt32BE(0x01000000);
  size.writeUInt32BE(Buffer.concat(parts).length, 4);
  return Buffer.concat([Buffer.from(id, 'hex'), size, ...parts]);
}
