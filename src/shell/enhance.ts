import { enhanceContacts } from '#features/letters/desk/enhance-contacts.ts';
import { registerWorker } from '#features/offline/register-worker.ts';
import { enhanceSearch } from '#features/search/panel/enhance-search.ts';

const themeKey = 'theme';

enhanceMenus(document);
enhanceThemeSwitch(document);
keepYearCurrent(document, new Date());
enhanceContacts(document);
registerWorker(document);
enhanceSearch(document);

/**
 * Adds to popover menus what the disclosure pattern (WAI-ARIA) asks for and the browser does not do: the state in
 * `aria-expanded`, closing when focus leaves, and closing when a link is followed, so that Back does not restore an
 * open menu.
 */
function enhanceMenus(page: Document): void {
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
    const isOutside = relatedTarget instanceof Node && !menu.contains(relatedTarget);
    if (isOutside && relatedTarget !== button) menu.hidePopover();
  });
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}

/** Makes the theme radio buttons set `data-theme` on the root element and save it in `localStorage`. */
function enhanceThemeSwitch(page: Document): void {
  const radios = [...page.querySelectorAll<HTMLInputElement>('[data-theme-choice] input')];
  const check = (theme: string) => {
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  check(page.documentElement.dataset['theme'] ?? 'system');
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      setTheme(page.documentElement, radio.value);
      check(radio.value);
    });
  }
}

function setTheme(root: HTMLElement, theme: string): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the theme lasts for this page view.
  }
}

/** Writes the year of the visitor's clock into the footer where it is later than the year of the build. */
function keepYearCurrent(page: Document, now: Date): void {
  const place = page.querySelector('[data-current-year]');
  if (place && now.getFullYear() > Number(place.textContent)) {
    place.textContent = String(now.getFullYear());
  }
}
