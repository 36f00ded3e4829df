/** The video element of an iPhone, where only a video can fill the screen, by this method. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/**
 * Returns a function that shows a video in full screen; undefined where the browser cannot. On an
 * iPhone only the video itself can, and only once its length is known, so it begins to play first.
 * Source:
 * https://developer.apple.com/documentation/webkitjs/htmlvideoelement/1633500-webkitenterfullscreen
 */
export function fullScreenOf(media: HTMLMediaElement): (() => void) | undefined {
  const video = media as AppleVideo;
  if (media.ownerDocument.fullscreenEnabled) {
    return () => void media.requestFullscreen().catch(() => undefined);
  }
  if (!video.webkitEnterFullscreen) return undefined;
  return () => {
    if (media.readyState >= media.HAVE_METADATA) return enter(video);
    media.addEventListener('loadedmetadata', () => enter(video), { once: true });
    // Rejects where nothing can be played; the element fires `error` as well.
    media.play().catch(() => undefined);
  };
}

function enter(video: AppleVideo): void {
  try {
    video.webkitEnterFullscreen?.();
  } catch {
    // Too long after the press, or not possible for this video, which goes on in the page.
  }
}
