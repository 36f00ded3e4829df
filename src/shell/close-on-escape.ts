import { isComposing } from '#ui/keys/composing.ts';
import { afterFarewell } from '#ui/press/farewell.ts';

/** The menus that have their listeners. */
const enhancedMenus = new WeakSet<HTMLElement>();

/**
 * Makes Escape close an open menu before the browser does: the button gets the focus first, so that
 * a screen reader says where the visitor is. A second call for the same menu does nothing.
 */
export function closeOnEscape(menu: HTMLElement, button: Element): void {
  if (enhancedMenus.has(menu)) return;
  enhancedMenus.add(menu);
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
