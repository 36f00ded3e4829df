import { cacheName, outdatedCaches, ownCaches } from '../kept-caches.ts';
import { answerMessages, hasGuides, keepFiles, keepGuides, keepOpenPages } from './keep-files.ts';
import { answerRequests } from './routes.ts';
import type { WorkerManifest } from './worker-manifest.ts';
import { savesData, scope } from './worker-scope.ts';

declare const MANIFEST: WorkerManifest;
const manifest = MANIFEST;
const { release } = manifest;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
answerMessages(manifest);
answerRequests(manifest);

/**
 * A release is kept whole or not at all; then it takes over at once, since pages bring their own
 * parts.
 */
async function install(): Promise<void> {
  const files = manifest.files.filter(
    ({ tier }) => tier === 'least' || (tier === 'core' && !savesData()),
  );
  await keepFiles(files, cacheName('core', release));
  if (!savesData() && (await hasGuides())) await keepGuides(manifest, Date.now()).catch(() => {});
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const outdated = outdatedCaches(await ownCaches(), release, await hasGuides(release));
  for (const name of outdated) await caches.delete(name);
  await scope.clients.claim();
  await keepOpenPages(release).catch(() => {});
}
