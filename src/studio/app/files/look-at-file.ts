import type { Size } from '../../cut.ts';
import { fileKindOf, headLength } from '../../file-kind.ts';
import { type FileRefusal, type PlaceType, whyRefused, whyTooLarge } from '../../upload-rules.ts';

/**
 * Looks at a file that was just chosen, before anything is sent: its kind by its first bytes, its
 * size, and the pixels of a picture. Returns why it cannot be used; undefined where it can.
 */
export async function lookAtFile(
  file: File,
  type: PlaceType,
  entryKind: string,
): Promise<FileRefusal | undefined> {
  const head = await file
    .slice(0, headLength)
    .arrayBuffer()
    .catch(() => undefined);
  if (!head) return unreadable;
  const kind = fileKindOf(new Uint8Array(head));
  const refusal = whyRefused({ kind, size: file.size, name: file.name }, type, entryKind);
  if (refusal || (type !== 'picture' && type !== 'still')) return refusal;
  const size = await pictureSize(file);
  return size && whyTooLarge(size);
}

const unreadable: FileRefusal = {
  words: 'This file cannot be read on this computer.',
  steps: [
    'It may be in the cloud only, moved or open elsewhere: copy it to the desktop and choose it there.',
  ],
};

/** The size of a picture in pixels, upright; undefined where the browser cannot show it. */
async function pictureSize(file: File): Promise<Size | undefined> {
  const image = new Image();
  const address = URL.createObjectURL(file);
  try {
    return await new Promise((resolve) => {
      image.onload = () => resolve({ width: image.naturalWidth, height: image.naturalHeight });
      image.onerror = () => resolve(undefined);
      image.src = address;
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}
