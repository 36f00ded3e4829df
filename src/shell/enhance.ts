import { enhanceContacts } from '#features/letters/desk/enhance-contacts.ts';
import { registerWorker } from '#features/offline/register-worker.ts';
import { enhanceSearch } from '#features/search/panel/enhance-search.ts';
import { focusPressed } from '#ui/press/focus-pressed.ts';
import { onLeaving } from '#ui/press/leaving.ts';

const themeKey = 'theme';
const root = document.documentElement;

focusPressed(document);
document.querySelectorAll<HTMLElement>('[data-menu]').forEach(enhanceMenu);
enhanceThemeSwitch();
keepYearCurrent();
enhanceContacts(document);
registerWorker(document);
enhanceSearch(document);
focusLandings();

/**
 * Adds to a popover menu what the disclosure pattern (WAI-ARIA) asks for and the browser does not
 * do: the state in `aria-expanded`, closing when the visitor leaves it, closing at Escape with the
 * focus on the button, and closing when a link is followed, so that Back does not restore an open
 * menu.
 */
function enhanceMenu(menu: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${menu.id}"]`);
  if (!button) return;
  button.setAttribute('aria-expanded', 'false');
  if (!('popover' in HTMLElement.prototype))
    void import('./menu-without-popover.ts').then((module) =>
      module.menuWithoutPopover(menu, button),
    );
  menu.addEventListener('toggle', (event) => {
    button.setAttribute('aria-expanded', String(event.newState === 'open'));
    // Loaded at the first toggle; later calls do nothing.
    void import('./close-on-escape.ts').then((module) => module.closeOnEscape(menu, button));
  });
  onLeaving([menu, button], () => menu.hidePopover());
  menu.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover();
  });
}

/**
 * Focuses the heading or the part of the page to which a link led (focus-landing.ts): when the page
 * has opened, when the fragment changes, and when a link to the current fragment is followed again.
 * The code comes with the first fragment.
 */
function focusLandings(): void {
  const land = () => {
    if (!location.hash) return;
    const { activeElement } = document;
    import('./focus-landing.ts')
      .then((module) => module.focusLanding(document, activeElement))
      .catch(() => undefined);
  };
  addEventListener('hashchange', land);
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('a[href*="#"]')) setTimeout(land);
  });
  if (document.readyState === 'complete') land();
  else addEventListener('load', land, { once: true });
}

/**
 * Makes the theme radio buttons set `data-theme` on the root element and save it in `localStorage`.
 */
function enhanceThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-choice] input');
  const check = (theme: string) => {
    for (const radio of radios) radio.checked = radio.value === theme;
  };
  check(root.dataset['theme'] ?? 'system');
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      setTheme(radio.value);
      check(radio.value);
    });
  }
}

function setTheme(theme: string): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(themeKey);
    else localStorage.setItem(themeKey, theme);
  } catch {
    // Storage is blocked: the theme lasts for this page view.
  }
}

/**
 * Writes the year of the visitor's clock into the footer where it is later than the year of the
 * build.
 */
function keepYearCurrent(): void {
  const place = document.querySelector('[data-current-year]');
  const year = new Date().getFullYear();
  if (place && year > Number(place.textContent)) place.textContent = String(year);
}
