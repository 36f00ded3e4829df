import { isComposing } from '#ui/keys/composing.ts';

/**
 * Gives a menu what `popover="auto"` does in younger browsers (HTML, section 6.12): its button
 * opens and closes it, Escape closes it, and the event `toggle` has its new state. Leaving it
 * closes it as it does any menu (enhance.ts). It opens in its place in the header, where
 * `data-open` shows it (header.module.css), because these browsers have no top layer.
 */
export function menuWithoutPopover(menu: HTMLElement, button: Element): void {
  const isOpen = () => menu.hasAttribute('data-open');
  const show = (isShown: boolean) => {
    if (isShown === isOpen()) return;
    menu.toggleAttribute('data-open', isShown);
    const newState = isShown ? 'open' : 'closed';
    menu.dispatchEvent(Object.assign(new Event('toggle'), { newState }));
  };
  menu.showPopover = () => show(true);
  menu.hidePopover = () => show(false);
  button.addEventListener('click', () => show(!isOpen()));
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || isComposing(event) || !isOpen()) return;
    show(false);
    // Also where the press that opened it gave the button no focus, as on Apple's systems.
    if (button instanceof HTMLElement) button.focus();
  });
}
