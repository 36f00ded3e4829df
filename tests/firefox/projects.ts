import type { Project } from '@playwright/test';
import { excludedStories, fewStories, firefoxSettings } from './left-out.ts';

/** Preferences without which a driver waits forever or loses the focus of the page. */
const driverPreferences = {
  // Without this, Back shows a page from memory without a load, for which Playwright waits forever.
  'browser.sessionhistory.max_total_viewers': 0,
  // A scroll bar beside the page would make it narrower than the window of the story.
  'ui.useOverlayScrollbars': 1,
  // The panel of downloads and the PDF viewer would take the focus from the page.
  'browser.download.alwaysOpenPanel': false,
  'pdfjs.disabled': true,
  // A window that asks for a mail program would take the focus, and no driver can close it.
  'network.protocol-handler.external.mailto': false,
};

/**
 * The projects that run stories in Firefox: all stories, or with `which` as `few` only some. None
 * without an `executablePath`. Playwright drives Firefox over WebDriver BiDi
 * (docs/requirements/reliability.md, section 2a), which cannot emulate a visitor's settings, so
 * stories that need a setting get a project with Firefox set that way.
 */
export function firefoxProjects(executablePath: string | undefined, which = 'few'): Project[] {
  if (!executablePath) return [];
  const special = firefoxSettings.map(({ stories }) => stories);
  const firefox = (name: string, stories: RegExp | undefined, preferences = {}): Project => ({
    name,
    testMatch: ['stories/*.spec.ts', 'studio/*.spec.ts'],
    grep:
      which === 'few'
        ? fewStories.filter(({ inProject }) => inProject === name).map(({ title }) => title)
        : (stories ?? /./),
    grepInvert: [...excludedStories.map(({ title }) => title), ...(stories ? [] : special)],
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: { ...driverPreferences, ...preferences } },
    },
  });
  return [
    firefox('firefox', undefined),
    ...firefoxSettings.map(({ name, stories, preferences }) => firefox(name, stories, preferences)),
  ];
}
