/** A text with a sentence on how it was read, where that was not as UTF-8. */
export interface Decoded {
  text: string;
  note?: string;
}

/** First bytes of files that are no text, and what such a file is called. */
const otherFiles: readonly { starts: readonly number[]; at?: number; name: string }[] = [
  { starts: [0x50, 0x4b, 0x03, 0x04], name: 'an Excel, Word or ZIP file' },
  { starts: [0xd0, 0xcf, 0x11, 0xe0], name: 'a file of an old Excel or Word' },
  { starts: [0x25, 0x50, 0x44, 0x46], name: 'a PDF' },
  { starts: [0xff, 0xd8, 0xff], name: 'a JPEG picture' },
  { starts: [0x89, 0x50, 0x4e, 0x47], name: 'a PNG picture' },
  { starts: [0x66, 0x74, 0x79, 0x70], at: 4, name: 'a HEIC picture or a film' },
];

/**
 * Reads the bytes of a text as UTF-8, as UTF-16 where its first bytes say so, or else as
 * Windows-1252, as old programs save it. Returns a sentence instead where the bytes are no text.
 */
export function decode(bytes: Uint8Array): Decoded | { fault: string } {
  if (bytes.length === 0) return { fault: 'The file is empty. Export it again.' };
  const other = otherFiles.find(({ starts, at = 0 }) =>
    starts.every((byte, index) => bytes[at + index] === byte),
  );
  if (other) {
    const save =
      'Open it where it comes from and save it as CSV (“CSV UTF-8” in Excel), .ics, .bib or .ris.';
    return { fault: `The file is ${other.name}, not a text. ${save}` };
  }
  if (bytes[0] === 0xff && bytes[1] === 0xfe)
    return { text: new TextDecoder('utf-16le').decode(bytes), note: 'Read as UTF-16.' };
  if (bytes[0] === 0xfe && bytes[1] === 0xff)
    return { text: new TextDecoder('utf-16be').decode(bytes), note: 'Read as UTF-16.' };
  if (bytes.includes(0))
    return { fault: 'The file is no text: it holds bytes that no letter has. Export it again.' };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) };
  } catch {
    return {
      text: new TextDecoder('windows-1252').decode(bytes),
      note: 'The file is not saved as UTF-8; it was read as Windows-1252. Look at letters with accents.',
    };
  }
}
