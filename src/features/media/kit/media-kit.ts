import type { DownloadView } from '#files/downloads/download.ts';
import type { Ground } from '#files/logo/logo.ts';
import type { MediaKitPageFile } from './media-kit.schema.ts';

/** Size of a preview on the page, in CSS pixels: half of its own. */
export const previewShown = { width: 136, height: 176 } as const;

/** A small picture of a file, shown at `previewShown`. */
interface PreviewView {
  src: string;
  alt: string;
}

/** One file in one or more formats: a PDF and the same as Word, under one picture. */
export interface KitSheet {
  /** Distinguishes it from the others of its item; undefined where it is the only one. */
  variant: string | undefined;
  preview: PreviewView | undefined;
  links: readonly DownloadView[];
}

/** An item of the kit with its files. */
export type KitItemView = MediaKitPageFile['brand']['files'][number] & {
  sheets: readonly KitSheet[];
};

/** A part of the kit: its heading and its items. */
export interface KitPart extends Omit<MediaKitPageFile['brand'], 'files'> {
  items: readonly KitItemView[];
}

/** A file of the kit and its preview, if it has one. */
export interface OfferedFile {
  view: DownloadView;
  preview: PreviewView | undefined;
}

/** The words of a part and all files of the kit → the part as shown. Throws for an item without a file. */
export function kitPart(
  { title, lede, files }: MediaKitPageFile['brand'],
  offered: readonly OfferedFile[],
): KitPart {
  return {
    title,
    lede,
    items: files.map((file) => ({ ...file, sheets: sheetsOf(file.id, offered) })),
  };
}

function sheetsOf(id: string, offered: readonly OfferedFile[]): KitSheet[] {
  const own = offered.filter(({ view }) => view.item === id);
  if (own.length === 0)
    throw new Error(`content/pages/media-kit.yaml: no file is made for “${id}”`);
  const variants = [...new Set(own.map(({ view }) => view.variant))];
  return variants.map((variant) => {
    const files = own.filter(({ view }) => view.variant === variant);
    return {
      variant,
      preview: files.find(({ preview }) => preview)?.preview,
      links: files.map(({ view }) => view),
    };
  });
}

/** A logo on the page of the kit, on the ground it is for. */
export interface LogoTile {
  src: string;
  alt: string;
  name: string;
  ground: Ground;
  width: number;
  height: number;
}
