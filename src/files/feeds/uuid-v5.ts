import { createHash } from 'node:crypto';

/** A name in a name space → its UUID, the same every time (RFC 9562, section 5.5). */
export function uuidV5(space: string, name: string): string {
  const hash = createHash('sha1')
    .update(Buffer.from(space.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x50, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const digits = hash.toString('hex', 0, 16);
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

const podcasts = 'ead4c236-bf58-58c6-a2c6-a6b28d128cb6';

/** The address a podcast first had → its id for life (podcast namespace, guid: without scheme and last slashes). */
export function podcastGuid(address: string): string {
  return uuidV5(podcasts, address.replace(/^\w+:\/\//, '').replace(/\/+$/, ''));
}
