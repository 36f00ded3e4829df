import type { GuidesAnswer, GuidesQuestion } from '../kept-caches.ts';
import { type GuidesState, guidesMark, isGuidesState, ownCaches } from '../kept-caches.ts';
import { startWorker } from '../start-worker.ts';

/** What the device holds of the guides; undefined if it does not hold them whole, or storage is closed. */
export async function guidesOnDevice(): Promise<GuidesState | undefined> {
  for (const name of (await ownCaches('guides')).toReversed()) {
    const mark = await caches.match(guidesMark, { cacheName: name }).catch(() => undefined);
    const state: unknown = await mark?.json().catch(() => undefined);
    if (isGuidesState(state)) return state;
  }
  return undefined;
}

/** Deletes the guides from the device. */
export async function removeGuides(): Promise<void> {
  for (const name of await ownCaches('guides')) await caches.delete(name);
}

/** The size of the guides in bytes, if there is a worker to tell it; it is not started for that. */
export async function guidesSize(): Promise<number | undefined> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return undefined;
  return new Promise((resolve) => {
    ask(active, 'guides-size', (answer) => 'bytes' in answer && resolve(answer.bytes));
  });
}

/** Has the worker keep the guides; `onProgress` is called with how far it is. Undefined where that cannot be done. */
export async function keepGuidesHere(
  onProgress: (done: number, of: number) => void,
): Promise<GuidesState | undefined> {
  const worker = await startWorker();
  if (!worker) return undefined;
  return new Promise((resolve) => {
    ask(worker, 'keep-guides', (answer) => {
      if ('done' in answer) onProgress(answer.done, answer.of);
      if ('kept' in answer) resolve(answer.kept);
      if ('failed' in answer) resolve(undefined);
    });
  });
}

function ask(
  worker: ServiceWorker,
  question: GuidesQuestion,
  heard: (answer: GuidesAnswer) => void,
): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<GuidesAnswer>) => heard(data);
  worker.postMessage(question, [port2]);
}
