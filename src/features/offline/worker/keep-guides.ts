import type { GuidesAnswer } from '../kept-caches.ts';
import { cacheName, type GuidesState, guidesMark, ownCaches } from '../kept-caches.ts';
import type { Given } from './given.ts';
import { keepFiles } from './keep-files.ts';
import { scope } from './worker-scope.ts';

type Kept = Pick<Given, 'release' | 'files'>;

/** Keeps all guides of this release, which are all the files there are to keep, then the mark that they are whole. `now` in milliseconds since 1970. */
export async function keepGuides(
  { release, files }: Kept,
  now: number,
  told?: (kept: number) => void,
): Promise<GuidesState> {
  const name = cacheName('guides', release);
  const state = { keptAt: now, bytes: sizeOf(files) };
  if (!(await hasGuides(release))) await keepFiles(files, name, told);
  await (await caches.open(name)).put(guidesMark, Response.json(state));
  for (const other of await ownCaches('guides')) if (other !== name) await caches.delete(other);
  return state;
}

/** Whether the guides are kept whole, of one release or of any. */
export async function hasGuides(release?: string): Promise<boolean> {
  const names = release ? [cacheName('guides', release)] : await ownCaches('guides');
  const marks = names.map((name) => caches.match(guidesMark, { cacheName: name }));
  return (await Promise.all(marks)).some((mark) => mark !== undefined);
}

/** Bytes of all the guides, not packed. */
function sizeOf(files: Kept['files']): number {
  return files.reduce((sum, { bytes }) => sum + bytes, 0);
}

/** Answers a page that asks how large the guides are, or to keep them. */
export function answerMessages(given: Given): void {
  scope.addEventListener('message', (event) => {
    const [port] = event.ports;
    const tell = (answer: GuidesAnswer) => port?.postMessage(answer);
    if (event.data === 'guides-size') tell({ bytes: sizeOf(given.files) });
    if (event.data === 'keep-guides') event.waitUntil(keep(given, tell));
  });
}

async function keep(given: Given, tell: (answer: GuidesAnswer) => void): Promise<void> {
  const of = given.files.length;
  try {
    tell({ kept: await keepGuides(given, Date.now(), (done) => tell({ done, of })) });
  } catch {
    tell({ failed: true });
  }
}
