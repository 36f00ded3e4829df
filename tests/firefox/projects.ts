import type { Project } from '@playwright/test';
import { studioProject } from '../support/studio-project.ts';
import { carrying, type Tag } from '../support/tags.ts';

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

const lessMotion = { 'ui.prefersReducedMotion': 1 };

interface VisitorSetting {
  name: string;
  /** The tag of the stories that need it. */
  tag: Tag;
  preferences: Record<string, number>;
}

/** The settings of a visitor's system that Playwright cannot emulate in Firefox. */
const visitorSettings: readonly VisitorSetting[] = [
  {
    name: 'firefox-still',
    tag: '@less-motion',
    preferences: lessMotion,
  },
  {
    name: 'firefox-dark',
    tag: '@dark',
    preferences: { 'layout.css.prefers-color-scheme.content-override': 0 },
  },
  {
    name: 'firefox-forced',
    tag: '@forced-colors',
    preferences: { 'browser.display.document_color_use': 2 },
  },
];

/**
 * The projects that run stories in Firefox: with `which` as `few` those that carry `@firefox`, else
 * all that can run there. None without an `executablePath`. Playwright drives Firefox over
 * WebDriver BiDi (docs/requirements/reliability.md, section 2a), which cannot emulate a visitor's
 * settings, so stories that need a setting get a project with Firefox set that way.
 */
export function firefoxProjects(executablePath: string | undefined, which = 'few'): Project[] {
  if (!executablePath) return [];
  const chosen: readonly Tag[] = which === 'few' ? ['@firefox'] : [];
  const firefox = (name: string, project: Project, preferences = {}): Project => ({
    name,
    testMatch: 'stories/*.spec.ts',
    ...project,
    use: {
      browserName: 'firefox',
      channel: 'moz-firefox',
      launchOptions: { executablePath, firefoxUserPrefs: { ...driverPreferences, ...preferences } },
    },
  });
  const impossible = carrying('@not-firefox');
  const needSetting = visitorSettings.map(({ tag }) => carrying(tag));
  const withoutSetting = {
    grep: carrying(...chosen),
    grepInvert: [impossible, ...needSetting],
  };
  return [
    firefox('firefox', withoutSetting),
    firefox('firefox-studio', { ...withoutSetting, ...studioProject }, lessMotion),
    ...visitorSettings.map(({ name, tag, preferences }) =>
      firefox(name, { grep: carrying(tag, ...chosen), grepInvert: impossible }, preferences),
    ),
  ];
}
