import { hasStored } from '#site/device-keys.ts';
import type { WorkerCall } from './start-worker.ts';

/** The address of the built worker. At the root of the site it may answer for all of it. */
const workerFile = '/sw.js';

/**
 * Starts the worker that keeps pages for an outage: once the page has loaded, unless the visitor
 * chose to keep nothing, and whenever a part of the page asks for it (`start-worker.ts`). Does
 * nothing on a site that is not built. If the browser refuses, nothing changes on the page.
 */
export function registerWorker(page: Document): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  let address: string | undefined;
  const start = () => {
    // Browsers with Trusted Types register only an address that a policy made. The security policy
    // of pages allows one policy of this name (`trusted-types worker`), which can be created once.
    // The address is then a `TrustedScriptURL`, which `register` does not accept in TypeScript's
    // types, hence `as string`.
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
  // Only the choice to keep nothing is stored under this key.
  if (hasStored('keeping')) return;
  if (page.readyState === 'complete') start();
  else addEventListener('load', start);
}

declare global {
  interface Window {
    /**
     * Trusted Types (W3C, section 2.3): not in every browser, and not yet in TypeScript's own
     * types.
     */
    readonly trustedTypes?: {
      createPolicy(
        name: string,
        rules: { createScriptURL(): string },
      ): { createScriptURL(input: string): unknown };
    };
  }
}
