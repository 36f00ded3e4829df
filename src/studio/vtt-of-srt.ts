/**
 * WebVTT with the captions of an SRT file, which differs in its first line and in the comma of its
 * times (https://www.w3.org/TR/webvtt1/).
 */
export function vttOfSrt(srt: string): string {
  const captions = srt
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/(\d),(\d{1,3})(?=\s*(?:-->|$))/gm, decimal)
    .replaceAll(/^(\s*)(\d):(?=\d\d:\d\d\.\d{3})/gm, '$10$2:')
    .replaceAll(/(-->\s*)(\d):(?=\d\d:\d\d\.\d{3})/g, '$10$2:')
    .trim();
  return `WEBVTT\n\n${captions}\n`;
}

/** A time of SRT with its comma, which may have fewer than three digits after it. */
function decimal(_: string, seconds: string, fraction: string): string {
  return `${seconds}.${fraction.padEnd(3, '0')}`;
}
