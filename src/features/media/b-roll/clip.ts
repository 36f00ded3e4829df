import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { ClipFile } from '../kit/media-kit.schema.ts';

/** Folder of the clips inside the content folder; the files of a clip are named after it. */
export const clipsFolder = 'clips';

/**
 * Endings of the files of a clip. Every browser plays the MP4; the WebM is for video editors that
 * prefer it.
 */
export const clipEndings = ['mp4', 'webm', 'vtt'] as const;

export const mostClipBytes = 1_000_000;

/** The comment inside the files of every drawn sample. */
export const clipNote =
  'Sample animation without sound, drawn for Climate Health Voices. Nobody was filmed.';

export interface ClipView extends Pick<ClipFile, 'title' | 'description' | 'credit' | 'sample'> {
  id: string;
  poster: PictureView;
  /** Length in whole seconds. */
  seconds: number;
  captions: string;
  /** The video in each format, such as `MP4`. */
  files: readonly { href: string; format: string; bytes: number }[];
}

/** Returns the path of a file of a clip: `/media-inquiries/media-kit/clips/bus-stop.mp4`. */
export function clipHref(id: string, ending: (typeof clipEndings)[number]): string {
  return `/media-inquiries/media-kit/clips/${id}.${ending}`;
}
