import { hasStored } from '#site/device-keys.ts';
import type { WorkerCall } from './start-worker.ts';

/** Where the build puts the worker; its place gives it the whole site. */
const workerFile = '/sw.js';

/**
 * Starts the worker that keeps pages for an outage, once the page has loaded and nothing else
 * waits; and whenever a part of the page calls for it (`start-worker.ts`). Not by itself where the
 * visitor asked to keep nothing, and only on a built site. A refusal changes nothing on the page.
 */
export function registerWorker(page: Document): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  let address: string | undefined;
  const start = () => {
    // A policy's name is given once; pages name this one in their policy (`trusted-types worker`).
    address ??= (window.trustedTypes
      ?.createPolicy('worker', { createScriptURL: () => workerFile })
      .createScriptURL('') ?? workerFile) as string;
    return navigator.serviceWorker
      .register(address, { updateViaCache: 'none' })
      .catch(() => undefined);
  };
  page.addEventListener('start-worker', (event) => {
    (event as CustomEvent<WorkerCall>).detail.started = start();
  });
  if (hasStored('keeping')) return;
  if (page.readyState === 'complete') start();
  else addEventListener('load', start);
}

declare global {
  interface Window {
    /**
     * Not in every browser, and not yet in TypeScript's own list (Trusted Types, W3C, section 2.3).
     */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(input: string): unknown };
    };
  }
}
