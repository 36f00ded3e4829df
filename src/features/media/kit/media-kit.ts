import type { DownloadView } from '#files/downloads/download.ts';
import type { Ground } from '#files/logo/logo.ts';
import type { MediaKitPageFile } from './media-kit.schema.ts';

/** A file of the kit with the small picture of its first page, if it has one. */
export interface OfferedFile extends DownloadView {
  preview: { src: string; alt: string } | undefined;
}

/** One file in one or more formats: a PDF and the same as Word, under one picture. */
export interface KitSheet extends Pick<OfferedFile, 'preview'> {
  /** Distinguishes it from the others of its item; undefined where it is the only one. */
  variant: string | undefined;
  links: readonly DownloadView[];
}

/** A part of the kit: its heading, and its items with their files. */
export type KitPart = ReturnType<typeof kitPart>;

/** The words of a part and all files of the kit → the part as shown. Throws for an item without a file. */
export function kitPart(
  { title, lede, files }: MediaKitPageFile['brand'],
  offered: readonly OfferedFile[],
) {
  return {
    title,
    lede,
    items: files.map((file) => ({ ...file, sheets: sheetsOf(file.id, offered) })),
  };
}

function sheetsOf(id: string, offered: readonly OfferedFile[]): KitSheet[] {
  const own = offered.filter(({ item }) => item === id);
  if (own.length === 0)
    throw new Error(`content/pages/media-kit.yaml: no file is made for “${id}”`);
  const sheets = Map.groupBy(own, ({ variant }) => variant);
  return [...sheets].map(([variant, links]) => ({
    ...{ variant, links },
    preview: links.find(({ preview }) => preview)?.preview,
  }));
}

export interface LogoTile {
  src: string;
  alt: string;
  name: string;
  ground: Ground;
  width: number;
  height: number;
}
