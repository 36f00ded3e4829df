/** On an iPhone no element but a film fills the screen, and that by a way of its own. */
interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void;
}

/**
 * Returns what shows a film in full screen; undefined where nothing can. Where the page has no full
 * screen, as on an iPhone, the film has it alone: only once its length is known, so it begins to
 * play first.
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
    // Rejects where nothing can be played, which the element tells too.
    media.play().catch(() => undefined);
  };
}

function enter(video: AppleVideo): void {
  try {
    video.webkitEnterFullscreen?.();
  } catch {
    // Too long after the press, or the film cannot: it goes on in the page.
  }
}
