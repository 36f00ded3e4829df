import readExif from 'exif-reader';

/**
 * Values of EXIF that tell a position (EXIF 3.0, section 4.6.6): of the camera, and of the place at
 * which it pointed.
 */
const exifPositions = ['GPSLatitude', 'GPSLongitude', 'GPSDestLatitude', 'GPSDestLongitude'];
/** The byte at which the name of an area begins, behind eight bytes that name its encoding. */
const areaStart = 8;

/**
 * Whether the metadata of a photograph tell where it was taken, in EXIF or in XMP. Cameras without
 * a fix write a block for GPS with its version, a time, or zeros for a position: that is no place.
 * Metadata that cannot be read tell none.
 */
export function hasLocation(exif: Buffer | undefined, xmp: Buffer | undefined): boolean {
  if (exif !== undefined && hasExifPlace(exif)) return true;
  return xmp !== undefined && hasXmpPlace(xmp);
}

function hasExifPlace(exif: Buffer): boolean {
  const gps = gpsValues(exif);
  const area = gps['GPSAreaInformation'];
  const isNamed = Buffer.isBuffer(area) && /\p{L}/u.test(area.toString('utf8', areaStart));
  return isNamed || exifPositions.some((name) => isPosition(gps[name]));
}

/** The values of the block for GPS; none where there is no such block or it cannot be read. */
function gpsValues(exif: Buffer): Readonly<Record<string, unknown>> {
  try {
    return Object(readExif(exif).GPSInfo);
  } catch {
    return {};
  }
}

/**
 * Whether degrees, minutes and seconds, together or alone, hold more than zeros and values that are
 * no number (0/0).
 */
function isPosition(value: unknown): boolean {
  return [value]
    .flat()
    .some((part) => typeof part === 'number' && Number.isFinite(part) && part !== 0);
}

/**
 * Matches latitudes and longitudes of XMP, as attributes or elements: `exif:GPSLatitude="47,36.0N"`
 * (XMP, part 2, section 1.2.7.4).
 */
const xmpPosition = /GPS(?:Dest)?(?:Latitude|Longitude)(?:\s*=\s*["']([^"']*)|>([^<]*))/g;

function hasXmpPlace(xmp: Buffer): boolean {
  const text = xmp.toString('latin1').replaceAll('\0', '');
  return [...text.matchAll(xmpPosition)].some(([, inQuotes = '', inElement = '']) =>
    /[1-9]/.test(inQuotes + inElement),
  );
}
