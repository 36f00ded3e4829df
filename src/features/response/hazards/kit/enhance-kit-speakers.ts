import { onceNearView } from '#site/once-near-view.ts';

/**
 * Loads and runs `enhanceMediaNow` when `KitSpeakers` is one height of the window away, so that no
 * row moves in view. If the script does not load, the stated hours remain.
 */
export function enhance(speakers: HTMLElement): void {
  const load = () =>
    import('./media-now.ts').then(
      ({ enhanceMediaNow }) => enhanceMediaNow(speakers),
      () => {},
    );
  onceNearView(speakers, load, '100%');
}
