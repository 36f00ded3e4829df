import { onceNearView } from '#site/once-near-view.ts';

/**
 * Loads the script of `KeepGuides` when the control comes into view, and repeats the last press
 * that came before it. If the script does not load, the control does nothing, and a visitor can
 * still keep the guides by the download next to it (`KitFileLink`).
 */
export function enhance(control: HTMLElement): void {
  let pressedEarly: HTMLButtonElement | undefined;
  control.addEventListener('click', ({ target }) => {
    if (target instanceof HTMLButtonElement) pressedEarly = target;
  });
  onceNearView(control, () => {
    import('./enhance-keep-guides.ts').then(
      async (guides) => {
        await guides.enhance(control);
        pressedEarly?.click();
      },
      () => {
        // The download is left.
      },
    );
  });
}
