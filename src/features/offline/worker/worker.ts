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
 * Keeps the files of this release, all or none; rejects where one cannot be had. Then the release
 * takes over at once: pages that are open go on with the parts of their own release.
 */
async function install(): Promise<void> {
  const files = manifest.files.filter(
    ({ tier }) => tier === 'least' || (tier === 'core' && !savesData()),
  );
  await keepFiles(files, cacheName('core', release));
  if (!savesData() && (await hasGuides())) await keepGuides(manifest, Date.now()).catch(() => {});
  await scope.skipWaiting();
}

/** Deletes the caches of outdated releases, and takes over the open pages. */
async function activate(): Promise<void> {
  const outdated = outdatedCaches(await ownCaches(), release, await hasGuides(release));
  for (const name of outdated) await caches.delete(name);
  await scope.clients.claim();
  await keepOpenPages(release).catch(() => {});
}
