/** Why a name cannot be that of a file on some system. */
export type NameFault = 'device' | 'sign' | 'end' | 'accents' | 'long';

/**
 * Names that Windows keeps for devices, with any ending (Microsoft, “Naming Files, Paths, and
 * Namespaces”).
 */
const device = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])[ ]*(?:\.|$)/i;
/** Signs that Windows refuses, and those that are not seen. */
const signs = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/**
 * The most bytes of a name on Linux (`NAME_MAX`), and the most UTF-16 units on Windows and macOS.
 */
const longest = 255;

/**
 * What is wrong with the name of a file or folder, ending included: a name that Linux holds, but
 * Windows, macOS or a cloud folder does not, is lost on the way; undefined where every system holds
 * it. Accents are written as one letter (NFC), because macOS and Linux else take the two ways to
 * write é for two names, or for one.
 */
export function nameFault(name: string): NameFault | undefined {
  if (device.test(name)) return 'device';
  if (signs.test(name)) return 'sign';
  if (/[. ]$|^ /.test(name)) return 'end';
  if (name !== name.normalize('NFC')) return 'accents';
  const isLong = new TextEncoder().encode(name.normalize('NFD')).length > longest;
  return isLong ? 'long' : undefined;
}

/** A name or path as systems compare it that see no difference between `Ana.jpg` and `ana.jpg`. */
export function comparedName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase();
}
