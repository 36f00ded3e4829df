import { readStored } from '#site/device-store.ts';

/** Where the build puts the worker; its place gives it the whole site. */
const workerFile = '/sw.js';

/**
 * Starts the worker that keeps pages for an outage, once the page has loaded and nothing else waits. Not
 * where the visitor asked to keep nothing, and only on a built site. A refusal changes nothing on the page.
 */
export function registerWorker(page: Document): void {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  if (readStored('keeping', (value) => value === 'off')) return;
  if (page.readyState === 'complete') startWorker();
  else addEventListener('load', startWorker, { once: true });
}

/** Starts the worker now. Gives undefined where the browser refuses one. */
export async function startWorker(): Promise<ServiceWorkerRegistration | undefined> {
  return navigator.serviceWorker
    .register(trusted(), { updateViaCache: 'none' })
    .catch(() => undefined);
}

let address: string | undefined;

/** The one address that the policy of the pages lets through (`trusted-types worker`), made once: a name is given once. */
function trusted(): string {
  address ??= window.trustedTypes
    ?.createPolicy('worker', { createScriptURL: () => workerFile })
    .createScriptURL('') as string | undefined;
  return address ?? workerFile;
}
