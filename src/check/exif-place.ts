const gpsTag = 0x8825;
const entrySize = 12;

/** Whether the metadata of a photograph tell where it was taken: a GPS entry in EXIF (TIFF 6.0, section 2; EXIF 2.3, 4.6.3) or in XMP. */
export function tellsPlace(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  return (
    (xmp?.includes('GPSL') ?? false) || (exif !== undefined && firstTags(exif).includes(gpsTag))
  );
}

/** The tags of the first directory; none if the block is not readable EXIF. */
function firstTags(exif: Buffer): number[] {
  const tiff = exif.subarray(exif.toString('latin1', 0, 4) === 'Exif' ? 6 : 0);
  const little = tiff.toString('latin1', 0, 2) === 'II';
  const u16 = (at: number) => (little ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const u32 = (at: number) => (little ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at));
  try {
    const start = u32(4);
    return Array.from({ length: u16(start) }, (_, index) => u16(start + 2 + entrySize * index));
  } catch {
    return [];
  }
}
