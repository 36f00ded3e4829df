import { onceNearView } from '#site/once-near-view.ts';

/**
 * Loads who answers the media now for `KitSpeakers`, one window ahead, so that no row moves in
 * view. If the chunk fails to load, the printed hours remain.
 */
export function enhance(speakers: HTMLElement): void {
  const load = () =>
    import('./media-now.ts').then(
      ({ enhanceMediaNow }) => enhanceMediaNow(speakers),
      () => {},
    );
  onceNearView(speakers, load, '100%');
}
