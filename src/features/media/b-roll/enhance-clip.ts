/**
 * Replaces a still picture with its video when it is clicked. The video has the browser's controls,
 * captions, and the name of the clip; it gets the focus and plays. A click with a modifier key
 * opens the file, as on any link.
 */
export function enhance(still: HTMLAnchorElement): void {
  still.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const player = clipPlayer(still);
    still.replaceWith(player);
    player.focus();
    void player.play().catch(() => undefined);
  });
}

function clipPlayer({ href, dataset }: HTMLAnchorElement): HTMLVideoElement {
  const player = document.createElement('video');
  player.src = href;
  player.controls = true;
  player.muted = true;
  player.playsInline = true;
  player.poster = dataset['poster'] ?? '';
  player.setAttribute('aria-label', dataset['clip'] ?? '');
  const track = document.createElement('track');
  Object.assign(track, { kind: 'captions', srclang: 'en-US', label: 'English', default: true });
  track.src = dataset['captions'] ?? '';
  player.append(track);
  return player;
}
