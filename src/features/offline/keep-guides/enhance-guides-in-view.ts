import { onceNearView } from '#site/once-near-view.ts';

/**
 * Brings `KeepGuides` to life when it comes into view; a press before that is done then. A script
 * that does not come leaves the file beside it.
 */
export function enhance(control: HTMLElement): void {
  let early: HTMLButtonElement | undefined;
  control.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) early = target;
  });
  onceNearView(control, () => {
    import('./enhance-keep-guides.ts').then(
      async (guides) => {
        await guides.enhance(control);
        early?.click();
      },
      () => {},
    );
  });
}
