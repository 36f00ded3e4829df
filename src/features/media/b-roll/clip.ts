import type { PictureView } from '#ui/portrait/picture-view.ts';
import type { ClipFile } from './clip.schema.ts';
import { type ClipEnding, clipsHref } from './clip-files.ts';

/** A clip as the gallery shows it. */
export interface ClipView extends Pick<ClipFile, 'title' | 'description' | 'credit' | 'sample'> {
  id: string;
  poster: PictureView;
  /** Length in whole seconds. */
  seconds: number;
  /** Where its captions are. */
  captions: string;
  files: readonly ClipFileView[];
}

/** One video of a clip with its true size. */
export interface ClipFileView {
  href: string;
  type: string;
  /** As people call it: `MP4`. */
  format: string;
  bytes: number;
}

/** Where a file of a clip is: `/media-inquiries/media-kit/clips/bus-stop.mp4`. */
export function clipHref(id: string, ending: ClipEnding): string {
  return `${clipsHref}/${id}.${ending}`;
}
