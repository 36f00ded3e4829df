/**
 * Fetches and runs the modules that its own script element names, after the first paint; in a hidden tab, which is not
 * painted, at once. A click on a button that only a script answers, and the keys that open the search, are held back until the
 * modules have run, and then repeated; islands do that themselves. A module that cannot be fetched is named by the
 * browser in the console, and the page works as without script.
 *
 * The build writes this function into each page as text, so it may use nothing from outside itself.
 */
export function runLateModules(): void {
  const { modules = '' } = (document.currentScript as HTMLScriptElement).dataset;
  const early: (() => void)[] = [];
  const types = ['click', 'keydown'];

  function hold(event: Event) {
    const { target, type, key, ctrlKey, metaKey } = event as KeyboardEvent & { target: Element };
    if (target.closest('astro-island,input,textarea,select')) return;
    const button = target.closest<HTMLElement>('button[type=button]:not([popovertarget])');
    const isShortcut = key === '/' || (key === 'k' && (ctrlKey || metaKey));
    if (!isShortcut && !(button && type === 'click')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    early.push(() =>
      isShortcut ? target.dispatchEvent(new KeyboardEvent(type, event)) : button?.click(),
    );
  }

  async function load() {
    await Promise.all(
      modules
        .split(' ')
        .map((name) => import(name).catch((error) => /module/.test(error) || reportError(error))),
    );
    for (const type of types) removeEventListener(type, hold, true);
    for (const act of early) act();
  }

  for (const type of types) addEventListener(type, hold, true);
  addEventListener('DOMContentLoaded', () =>
    document.hidden ? load() : requestAnimationFrame(() => setTimeout(load)),
  );
}
