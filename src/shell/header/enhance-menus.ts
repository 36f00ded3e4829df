/**
 * Popover menus work by themselves; this adds what the disclosure pattern asks for: the state in
 * `aria-expanded`, closing when focus leaves, and closing when a link is chosen (so that Back does
 * not bring an open menu).
 */
export function enhanceMenus(page: Document): void {
  for (const menu of page.querySelectorAll<HTMLElement>('[data-menu]')) {
    const button = page.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
    if (button) enhanceMenu(menu, button);
  }
}

function enhanceMenu(menu: HTMLElement, button: HTMLElement): void {
  button.setAttribute('aria-expanded', 'false');
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
  });
  menu.addEventListener('focusout', ({ relatedTarget }) => {
    if (
      relatedTarget instanceof Node &&
      !menu.contains(relatedTarget) &&
      relatedTarget !== button
    ) {
      menu.hidePopover();
    }
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}
