import { onceNearView } from '#site/once-near-view.ts';

/**
 * Loads the script of `KeepGuides` when the control comes into view, and repeats a press from
 * before that. If the script does not load, the control does nothing, and the file of all kits
 * beside it is the way to keep them.
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
      () => {},
    );
  });
}
