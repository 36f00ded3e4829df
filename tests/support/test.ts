import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';
import { hearFilledFields } from '../firefox/hear-filled-fields.ts';
import { missingPages } from './site-pages.ts';

export { expect };

interface Quiet {
  /** Console messages and other problems that belong to the story. */
  allowedMessages: readonly RegExp[];
  /** Fails a test in which a page logs a message, requests another server or breaks its policy. */
  quiet: undefined;
}

/**
 * The `test` of this site: whatever a test does, the page logs nothing and asks no other server.
 */
export const test = base.extend<Quiet>({
  allowedMessages: [[], { option: true }],
  quiet: [
    async ({ context, baseURL, allowedMessages, browserName }, use) => {
      if (browserName === 'firefox') await context.addInitScript(hearFilledFields);
      const problems: string[] = [];
      listen(context, new URL(baseURL ?? '').origin, (problem) => {
        if (!allowedMessages.some((allowed) => allowed.test(problem))) problems.push(problem);
      });
      await use(undefined);
      expect.soft(problems, 'what the page complained of').toEqual([]);
    },
    { auto: true },
  ],
});

/** Reasons of Chromium and Firefox for a request that was stopped because the page was left. */
const abortReasons = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

/**
 * Chromium's error where a page was painted before its view transition could begin. The page is
 * then shown without one. No script can handle the error, because no event gives it the transition.
 */
const tooQuickForTransition =
  'Transition was aborted because of invalid state. Page already revealed';

function listen(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on('console', (message) => {
    const text = message.text();
    if (isOfMissingPage(message.page()?.url() ?? '') || isOfDriver(text)) return;
    report(`console ${message.type()}: ${text}`);
  });
  context.on('weberror', (error) => {
    const { message } = error.error();
    if (message !== tooQuickForTransition) report(`page error: ${message}`);
  });
  context.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) report(`another server: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (!abortReasons.has(String(reason))) report(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isPage(response.request())) {
      report(`status ${response.status()}: ${response.url()}`);
    }
  });
}

/**
 * Whether an address is one of the missing ones, whose pages log a line for people who maintain
 * links; another test checks that line.
 */
function isOfMissingPage(url: string): boolean {
  return missingPages.some((path) => url.endsWith(path));
}

/**
 * Whether a message is Playwright's about a blocked service worker, or Firefox's about a site that
 * it corrects by itself.
 */
function isOfDriver(text: string): boolean {
  return (
    text === 'Service Worker registration blocked by Playwright' ||
    text.includes('is being altered for compatibility reasons. See https://bugzil.la/')
  );
}

function isPage(request: Request): boolean {
  return request.resourceType() === 'document';
}
