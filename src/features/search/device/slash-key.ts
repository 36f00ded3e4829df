import { forgetStored, keepStored, readStored } from '#site/device-store.ts';

/** Whether the / key opens the search (WCAG 2.1.4); it does until the visitor switches it off. `enhanceSearch` reads the same key. */
export function isSlashOn(): boolean {
  const isOff = (value: unknown): value is 'off' => value === 'off';
  const here = document.documentElement.dataset['slash'];
  return here !== 'off' && readStored('search-slash', isOff) === undefined;
}

/** Switches the / key, for this page at once and, where the device keeps it, for the next ones. */
export function switchSlash(isOn: boolean): void {
  if (isOn) {
    delete document.documentElement.dataset['slash'];
    forgetStored('search-slash');
  } else {
    document.documentElement.dataset['slash'] = 'off';
    keepStored('search-slash', 'off');
  }
}
