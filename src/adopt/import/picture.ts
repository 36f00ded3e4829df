import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';

/** First bytes of the kinds of picture that an entry may have, by their endings. */
const kinds: readonly { endings: readonly string[]; is: (bytes: Uint8Array) => boolean }[] = [
  { endings: ['.jpg', '.jpeg'], is: (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 },
  { endings: ['.png'], is: (bytes) => asText(bytes, 1, 4) === 'PNG' },
  {
    endings: ['.webp'],
    is: (bytes) => asText(bytes, 0, 4) === 'RIFF' && asText(bytes, 8, 12) === 'WEBP',
  },
  { endings: ['.avif'], is: (bytes) => asText(bytes, 4, 12) === 'ftypavif' },
  { endings: ['.svg'], is: (bytes) => /<svg[\s>]/.test(asText(bytes, 0, 2000)) },
];

/** Reads a picture that a table names, or says in a sentence why it is left out. */
export async function pictureOf(path: string): Promise<{ bytes: Uint8Array } | { why: string }> {
  const name = basename(path);
  const left = 'It was left out.';
  const bytes = await readFile(path).catch(() => undefined);
  if (!bytes)
    return {
      why: `There is no picture “${name}” beside the table. ${left} Put it there, or name its folder with --pictures.`,
    };
  const ending = extname(name).toLowerCase();
  const kind = kinds.find(({ endings }) => endings.includes(ending));
  if (!kind)
    return {
      why: `“${name}” is no picture that a page can show. ${left} Save it as .jpg, .png or .webp; HEIC photographs too.`,
    };
  if (kind.is(bytes)) return { bytes };
  return {
    why: `“${name}” is called a picture and is none inside. ${left} Save it again from the program that made it.`,
  };
}

function asText(bytes: Uint8Array, from: number, to: number): string {
  return Buffer.from(bytes.subarray(from, to)).toString('latin1');
}
