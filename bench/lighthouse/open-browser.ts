import { type Browser, chromium } from '@playwright/test';
import { readyBrowser } from '../../scripts/browser/install-browser.ts';
import { freePort } from '../../tests/support/servers/running-server.ts';

/** The browser of the tests, which Lighthouse drives over a port of this machine. */
export async function openBrowserOnPort(): Promise<{ browser: Browser; port: number }> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: await readyBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    args: [`--remote-debugging-port=${port}`, '--disable-background-networking', '--no-first-run'],
  });
  return { browser, port };
}
