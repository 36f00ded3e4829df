import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test';
import { readyBrowser } from '../../scripts/browser/install-browser.ts';

/** A page in a window of its own, cold caches, and the browser's own instruments. */
export interface OpenPage {
  page: Page;
  instruments: CDPSession;
  close: () => Promise<void>;
}

/** Starts the browser the tests use. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await readyBrowser(),
    // Chromium refuses to run as root inside its sandbox; nobody else gives it up.
    chromiumSandbox: process.getuid?.() !== 0,
    args: ['--disable-background-networking', '--disable-component-update', '--no-first-run'],
  });
}

/** Opens a new window of a size; `slowdown` makes the processor that many times slower for the page. */
export async function openPage(
  browser: Browser,
  viewport: { width: number; height: number },
  slowdown = 1,
): Promise<OpenPage> {
  const context: BrowserContext = await browser.newContext({ viewport, locale: 'en-US' });
  const page = await context.newPage();
  const instruments = await context.newCDPSession(page);
  await instruments.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return { page, instruments, close: () => context.close() };
}
