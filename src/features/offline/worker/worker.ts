import { cacheName, outdatedCaches, ownCaches } from '../kept-caches.ts';
import { filesOf, type Given } from './given.ts';
import { answerMessages, hasGuides, keepFiles, keepGuides } from './keep-files.ts';
import { keepOpenPages } from './keep-open-pages.ts';
import { answerRequests } from './routes.ts';
import { savesData, scope } from './worker-scope.ts';

declare const GIVEN: Given;
const given = GIVEN;
const { release } = given;

scope.addEventListener('install', (event) => event.waitUntil(install()));
scope.addEventListener('activate', (event) => event.waitUntil(activate()));
answerMessages(given);
answerRequests(given);

/** A release is kept whole or not at all; then it takes over at once, since pages bring their own parts. */
async function install(): Promise<void> {
  await keepFiles(filesOf(given.files, savesData() ? 'least' : 'core'), cacheName('core', release));
  if (!savesData() && (await hasGuides())) await keepGuides(given, Date.now()).catch(() => {});
  await scope.skipWaiting();
}

async function activate(): Promise<void> {
  const outdated = outdatedCaches(await ownCaches(), release, await hasGuides(release));
  for (const name of outdated) await caches.delete(name);
  await scope.clients.claim();
  await keepOpenPages(release).catch(() => {});
}
