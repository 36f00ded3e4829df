const storageKey = 'theme';

/** Lets the theme radios set `data-theme` on the page and remember it on the device where storage allows. */
export function enhanceThemeSwitch(page: Document): void {
  const radios = [...page.querySelectorAll<HTMLInputElement>('[data-theme-choice] input')];
  showChosen(radios, page.documentElement.dataset['theme'] ?? 'system');
  for (const radio of radios) {
    radio.addEventListener('change', () => {
      setTheme(page.documentElement, radio.value);
      showChosen(radios, radio.value);
    });
  }
}

function setTheme(root: HTMLElement, theme: string): void {
  if (theme === 'system') delete root.dataset['theme'];
  else root.dataset['theme'] = theme;
  try {
    if (theme === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, theme);
  } catch {
    // Storage is closed to us: the choice holds for this page.
  }
}

function showChosen(radios: readonly HTMLInputElement[], theme: string): void {
  for (const radio of radios) radio.checked = radio.value === theme;
}
