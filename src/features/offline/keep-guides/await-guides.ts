import { whenSeen } from '#site/when-seen.ts';

/** Brings `KeepGuides` to life when it comes into view. A script that does not come leaves the file beside it. */
export function awaitGuides(page: Document): void {
  const control = page.querySelector('[data-keep-guides]');
  if (!control) return;
  whenSeen(control, () => {
    import('./enhance-keep-guides.ts').then(
      ({ enhanceKeepGuides }) => enhanceKeepGuides(page),
      () => {},
    );
  });
}
