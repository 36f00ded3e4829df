/**
 * On a click, replaces a still picture with its video: native controls, captions on, the name of
 * the clip, focused. A click with a modifier key opens the file, as on any link.
 */
export function enhance(still: HTMLAnchorElement): void {
  still.addEventListener('click', (event) => {
    const { ctrlKey, metaKey, shiftKey } = event;
    if (ctrlKey || metaKey || shiftKey) return;
    event.preventDefault();
    const player = playerOf(still);
    still.replaceWith(player);
    player.focus();
    void player.play().catch(() => undefined);
  });
}

function playerOf({ href, dataset }: HTMLAnchorElement): HTMLVideoElement {
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
