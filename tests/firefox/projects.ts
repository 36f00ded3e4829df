import type { Project } from '@playwright/test';
import { few, leftOut } from './left-out.ts';

/**
 * The stories in Firefox: `all` of them, or the `few` that stand for them. Playwright drives the Firefox that
 * is installed over WebDriver BiDi (RELIABILITY.md, section 2a). None where there is no Firefox.
 */
export function firefoxProjects(executablePath: string | undefined, which = 'few'): Project[] {
  if (!executablePath) return [];
  return [
    {
      name: 'firefox',
      testMatch: 'stories/*.spec.ts',
      ...(which === 'few' && { grep: [...few] }),
      grepInvert: leftOut.map(({ title }) => title),
      use: {
        browserName: 'firefox',
        channel: 'moz-firefox',
        launchOptions: { executablePath },
      },
    },
  ];
}
