/** Opus counts in samples of 48 kHz whatever was put in (RFC 7845, section 4). */
const rate = 48_000;

/** The bytes of an Ogg Opus file → its length in seconds; undefined if they are none (RFC 3533, section 6; RFC 7845, sections 4.4 and 5.1). */
export function oggOpusLength(bytes: Buffer): number | undefined {
  const head = bytes.indexOf('OpusHead');
  const last = bytes.lastIndexOf('OggS');
  if (bytes.toString('latin1', 0, 4) !== 'OggS' || head === -1 || head > 200) return undefined;
  if (last + 14 > bytes.length || last === 0) return undefined;
  const preSkip = bytes.readUInt16LE(head + 10);
  return (Number(bytes.readBigUInt64LE(last + 6)) - preSkip) / rate;
}
