import { deleteCaches } from '../kept-caches.ts';
import { scope } from './worker-scope.ts';

/**
 * The kill switch: put in the place of `sw.js`, it takes over at the next visit, deletes what this
 * site keeps and removes itself. It answers nothing.
 */
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove(): Promise<void> {
  await deleteCaches();
  await scope.registration.unregister();
}
