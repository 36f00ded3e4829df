import type { Project } from '@playwright/test';
import { few, leftOut, settings } from './left-out.ts';

const drivable = {
  // A page that Back brings whole from memory does not load, and Playwright would wait for that
  // forever.
  'browser.sessionhistory.max_total_viewers': 0,
  // A scroll bar that takes room from the page would make it narrower than the window that a story
  // asks for.
  'ui.useOverlayScrollbars': 1,
  // What shows that a file has come, or shows the file, would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  // No mail program, and no window that asks for one: it would take the focus from the page, and
  // hear no driver.
  'network.protocol-handler.external.mailto': false,
};

/**
 * The stories in Firefox: `all` of them, or the `few` that stand for them. Playwright drives the
 * Firefox that is installed over WebDriver BiDi (docs/requirements/reliability.md, section 2a),
 * which cannot emulate a visitor's settings, so stories that need one get a Firefox of their own
 * that is set so. None where there is no Firefox.
 */
export function firefoxProjects(executablePath: string | undefined, which = 'few'): Project[] {
  if (!executablePath) return [];
  const special = settings.map(({ stories }) => stories);
  const firefox = (name: string, stories: RegExp | undefined, preferences = {}): Project => ({
    name,
    testMatch: ['stories/*.spec.ts', 'studio/*.spec.ts'],
    grep:
      which === 'few'
        ? few.filter(({ inProject }) => inProject === name).map(({ title }) => title)
        : (stories ?? /./),
    grepInvert: [...leftOut.map(({ title }) => title), ...(stories ? [] : special)],
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: { ...drivable, ...preferences } },
    },
  });
  return [
    firefox('firefox', undefined),
    ...settings.map(({ name, stories, preferences }) => firefox(name, stories, preferences)),
  ];
}
