/** Folder of the clips inside the content folder; the files of a clip are named after it. */
export const clipsFolder = 'clips';

/** Where the clips are on the site. */
export const clipsHref = '/media-inquiries/media-kit/clips';

/** What lies beside the words of a clip. Every browser plays the MP4; the WebM is for those that cut with it. */
export const clipEndings = ['mp4', 'webm', 'vtt'] as const;
export type ClipEnding = (typeof clipEndings)[number];

/** Media type of each (RFC 4337, RFC 9559, W3C WebVTT). */
export const clipTypes = { mp4: 'video/mp4', webm: 'video/webm', vtt: 'text/vtt' } as const;

/** Most bytes of a clip’s video. */
export const mostClipBytes = 1_000_000;

/** What every drawn sample says of itself inside its files. */
export const clipNote =
  'Sample animation without sound, drawn for Climate Health Voices. Nobody was filmed.';

/** The one caption of a clip: whoever reads captions must know that nothing is missed. */
export const soundlessCaption = '[No sound]';
