/** Element ids of Matroska and WebM (RFC 9559, section 5.1; RFC 8794). */
const ids = {
  ebml: 0x1a45dfa3,
  segment: 0x18538067,
  info: 0x1549a966,
  scale: 0x2ad7b1,
  duration: 0x4489,
} as const;

/** The bytes of a WebM file → its length in seconds; undefined if they are none or it says no length. */
export function webmLength(bytes: Buffer): number | undefined {
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

interface Element {
  id: number;
  body: Buffer;
}

function* elementsOf(bytes: Buffer): Generator<Element> {
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
