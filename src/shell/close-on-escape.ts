import { isComposing } from '#ui/keys/composing.ts';
import { afterFarewell } from '#ui/press/farewell.ts';

const known = new WeakSet<HTMLElement>();

/**
 * Closes an open menu on Escape before the browser does it: the button gets focus first, so that a
 * screen reader says where one is. Does nothing for a menu that it has been called for.
 */
export function closeOnEscape(menu: HTMLElement, button: Element): void {
  if (known.has(menu)) return;
  known.add(menu);
  for (const part of [menu, button]) {
    part.addEventListener('keydown', (event) => {
      if (!(event instanceof KeyboardEvent) || event.key !== 'Escape' || isComposing(event)) return;
      if (button.getAttribute('aria-expanded') !== 'true') return;
      event.preventDefault();
      event.stopPropagation();
      if (button instanceof HTMLElement) button.focus();
      afterFarewell(() => menu.hidePopover());
    });
  }
}
