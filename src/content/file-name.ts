/** The reasons for which some system cannot hold a file of that name. */
export type NameFault = 'device' | 'sign' | 'end' | 'accents' | 'long';

/**
 * Names that Windows keeps for devices, with any ending (Microsoft, “Naming Files, Paths, and
 * Namespaces”).
 */
const deviceName = /^(?:con|prn|aux|nul|conin\$|conout\$|com[0-9¹²³]|lpt[0-9¹²³])[ ]*(?:\.|$)/i;
/** Characters that Windows refuses, and those that nobody sees. */
const refusedCharacter = /[<>:"/\\|?*\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;
/**
 * The most bytes of a name on Linux (`NAME_MAX`), and the most UTF-16 units on Windows and macOS.
 */
const mostBytes = 255;

/**
 * Returns why some system cannot hold a file or folder of this name (ending included), or undefined
 * where every system can. A name that Linux holds, but Windows, macOS or a cloud folder does not,
 * is lost on the way. Accents must be one character with their letter (NFC): of the two ways to
 * write é one system makes two names, another one.
 */
export function nameFault(name: string): NameFault | undefined {
  if (deviceName.test(name)) return 'device';
  if (refusedCharacter.test(name)) return 'sign';
  if (/[. ]$|^ /.test(name)) return 'end';
  if (name !== name.normalize('NFC')) return 'accents';
  const isLong = new TextEncoder().encode(name.normalize('NFD')).length > mostBytes;
  return isLong ? 'long' : undefined;
}

/**
 * A name or path as it is compared by systems that see no difference between `Ana.jpg` and
 * `ana.jpg`: equal results mean one file there.
 */
export function comparedName(name: string): string {
  return name.normalize('NFC').toUpperCase().toLowerCase();
}
