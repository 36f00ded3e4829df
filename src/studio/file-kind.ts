/**
 * The kinds of file that people choose in the studio, told by their first bytes and never by their
 * names: a name says only what somebody wanted a file to be.
 */
export type FileKind = keyof typeof fileKindNames;

/** The name of each kind in a sentence: "This is …". */
export const fileKindNames = {
  jpeg: 'a JPEG picture',
  png: 'a PNG picture',
  webp: 'a WebP picture',
  avif: 'an AVIF picture',
  gif: 'a GIF picture',
  tiff: 'a TIFF picture',
  svg: 'an SVG drawing',
  heic: 'a HEIC picture',
  bmp: 'a BMP picture',
  photoshop: 'a Photoshop file',
  pdf: 'a PDF',
  m4a: 'an M4A recording',
  mp3: 'an MP3 recording',
  wav: 'a WAV recording',
  flac: 'a FLAC recording',
  aiff: 'an AIFF recording',
  amr: 'an AMR recording',
  ogg: 'an Ogg recording',
  wma: 'a Windows Media file',
  mp4: 'an MP4 film',
  quicktime: 'a QuickTime film (MOV)',
  webm: 'a WebM film',
  avi: 'an AVI film',
  vtt: 'a file of captions (WebVTT)',
  srt: 'a file of captions (SRT)',
  office: 'a document of an office program',
  zip: 'an archive (ZIP)',
  program: 'a program',
  text: 'a text',
  empty: 'an empty file',
  unknown: 'a file of a kind that the studio does not know',
} as const;

/** The number of bytes from the start of a file that are enough to tell its kind. */
export const headLength = 4096;

/**
 * Signatures at the start of a file: the kind, the bytes as Latin-1, and where they begin. The
 * first that fits counts. Sources: the specification of each format, as collected in the MIME
 * Sniffing standard and in RFC 6713, RFC 3625 and ISO/IEC 14496-12.
 */
const signatures: readonly { kind: FileKind; bytes: string; at?: number }[] = [
  { kind: 'jpeg', bytes: '\xff\xd8\xff' },
  { kind: 'png', bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'gif', bytes: 'GIF8' },
  { kind: 'webp', bytes: 'WEBP', at: 8 },
  { kind: 'wav', bytes: 'WAVE', at: 8 },
  { kind: 'avi', bytes: 'AVI ', at: 8 },
  { kind: 'aiff', bytes: 'AIF', at: 8 },
  { kind: 'tiff', bytes: 'II*\0' },
  { kind: 'tiff', bytes: 'MM\0*' },
  { kind: 'bmp', bytes: 'BM' },
  { kind: 'photoshop', bytes: '8BPS' },
  { kind: 'pdf', bytes: '%PDF-' },
  { kind: 'flac', bytes: 'fLaC' },
  { kind: 'ogg', bytes: 'OggS' },
  { kind: 'amr', bytes: '#!AMR' },
  { kind: 'wma', bytes: '\x30\x26\xb2\x75\x8e\x66\xcf\x11' },
  { kind: 'mp3', bytes: 'ID3' },
  { kind: 'webm', bytes: '\x1a\x45\xdf\xa3' },
  { kind: 'office', bytes: '\xd0\xcf\x11\xe0' },
  { kind: 'zip', bytes: 'PK\x03\x04' },
  { kind: 'program', bytes: 'MZ' },
  { kind: 'program', bytes: '\x7fELF' },
];

/** Kinds of files that begin with a box `ftyp`, by the brand in it (ISO/IEC 14496-12, 4.3). */
const brands: readonly { kind: FileKind; pattern: RegExp }[] = [
  { kind: 'avif', pattern: /avi[fs]/ },
  { kind: 'heic', pattern: /hei[cxms]|hev[cxms]|mif1|msf1/ },
  { kind: 'm4a', pattern: /^M4[AB] / },
  { kind: 'quicktime', pattern: /^qt {2}/ },
];

/** The kind of a file, by its first `headLength` bytes or all of it where it is shorter. */
export function fileKindOf(head: Uint8Array): FileKind {
  if (head.length === 0) return 'empty';
  const bytes = latin1(head);
  if (bytes.slice(4, 8) === 'ftyp') return brandKind(bytes);
  const found = signatures.find(({ bytes: start, at = 0 }) => bytes.startsWith(start, at));
  if (found?.kind === 'zip') return /word\/|xl\/|ppt\/|mimetype/.test(bytes) ? 'office' : 'zip';
  if (found) return found.kind;
  return isMpegAudio(head) ? 'mp3' : textKind(head);
}

function brandKind(bytes: string): FileKind {
  const boxLength = (bytes.charCodeAt(2) << 8) + bytes.charCodeAt(3);
  // The major brand, its version, then the brands that the file is compatible with.
  const names = bytes.slice(8, Math.max(12, boxLength));
  return brands.find(({ pattern }) => pattern.test(names))?.kind ?? 'mp4';
}

/** Whether bytes begin with a frame of MPEG audio: eleven set bits, then layer III. */
function isMpegAudio([first = 0, second = 0]: Uint8Array): boolean {
  return first === 0xff && (second & 0xe6) === 0xe2;
}

/** The kind of a text; `unknown` for bytes that are none, in UTF-8 or UTF-16. */
function textKind(head: Uint8Array): FileKind {
  const encoding = encodingOf(head);
  if (encoding === 'utf-8' && head.includes(0)) return 'unknown';
  const text = new TextDecoder(encoding).decode(head).trimStart();
  if (/^WEBVTT(?:\s|$)/.test(text)) return 'vtt';
  if (/^(?:<\?xml[^>]*>|<!--[\s\S]*?-->|<!doctype[^>]*>|\s)*<svg[\s>]/i.test(text)) return 'svg';
  if (/^\d+\s*\r?\n\s*\d+:\d\d:\d\d,\d/.test(text)) return 'srt';
  const strange = text.match(/[\p{Cc}\uFFFD]/gu)?.filter((sign) => !/\s/.test(sign)) ?? [];
  return strange.length > text.length / 50 ? 'unknown' : 'text';
}

/** The encoding of a text, by its byte-order mark; UTF-8 without one. */
export function encodingOf([first, second]: Uint8Array): string {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return text;
}
