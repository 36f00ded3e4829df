import { type BrowserContext, test as base, expect, type Request } from '@playwright/test';
import { hearFilledFields } from '../firefox/hear-filled-fields.ts';
import { missingPages } from './site-pages.ts';

export { expect };

interface Quiet {
  /** Console messages that belong to the story told. */
  allowedMessages: readonly RegExp[];
  /** Fails a test in which a page complained, asked another server or broke its security policy. */
  quiet: undefined;
}

/** Every test of this site: whatever it does, the page stays quiet and asks nobody else. */
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

/**
 * What Chromium and Firefox say of a request that nobody waits for any more, since the page was
 * left.
 */
const leftBehind = new Set(['net::ERR_ABORTED', 'NS_BINDING_ABORTED']);

/**
 * What Chromium says where a page was painted before the transition to it, which the styles asked
 * for, could begin. The page is shown without; as it was revealed before, no event hands the
 * transition to a script that could hear of it.
 */
const tooQuickForTransition =
  'Transition was aborted because of invalid state. Page already revealed';

function listen(context: BrowserContext, origin: string, report: (problem: string) => void): void {
  context.on('console', (message) => {
    const text = message.text();
    if (isOfMissingPage(message.page()?.url() ?? '') || isOfTheDriver(text)) return;
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
    if (!leftBehind.has(String(reason))) report(`failed: ${request.url()} ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isPage(response.request())) {
      report(`status ${response.status()}: ${response.url()}`);
    }
  });
}

/**
 * The pages for missing addresses write one line for those who maintain links; their own story
 * checks it.
 */
function isOfMissingPage(url: string): boolean {
  return missingPages.some((path) => url.endsWith(path));
}

/**
 * What Playwright says of a worker that a test does not let in, and Firefox of another site that it
 * corrects by itself.
 */
function isOfTheDriver(text: string): boolean {
  return (
    text === 'Service Worker registration blocked by Playwright' ||
    text.includes('is being altered for compatibility reasons. See https://bugzil.la/')
  );
}

function isPage(request: Request): boolean {
  return request.resourceType() === 'document';
}
