import { fileSizeLabel, fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import {
  dayLabel,
  deleteCaches,
  type GuidesAnswer,
  type GuidesQuestion,
  type GuidesState,
  guidesMark,
  isGuidesState,
  ownCaches,
} from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { startWorker } from '../start-worker.ts';

/**
 * Works `KeepGuides`: shows what the device holds, and from then on keeps the guides at a press and
 * removes them at another.
 */
export async function enhance(control: HTMLElement): Promise<void> {
  const words: OfflineWords['guides'] = JSON.parse(control.dataset['keepGuides'] ?? '');
  const part = (name: string) => control.querySelector<HTMLElement>(`[data-guides-${name}]`);
  const [state, size, keep, remove] = ['state', 'size', 'keep', 'remove'].map(part);
  if (!state || !size || !keep || !remove) return;

  const say = (sentence: string) => {
    state.textContent = sentence;
  };
  const show = (kept: GuidesState | undefined) => {
    const when = kept && { when: dayLabel(kept.keptAt), size: fileSizeLabel(kept.bytes) };
    say(when ? fillIn(words.kept, when) : words.none);
    if (kept) size.textContent = '';
    keep.hidden = kept !== undefined;
    remove.hidden = kept === undefined;
  };
  const kept = await guidesOnDevice();
  show(kept);
  let isWorking = false;
  keep.addEventListener('click', async () => {
    if (isWorking) return;
    isWorking = true;
    say(fillIn(words.working, { done: '0', of: '…' }));
    const now = await keepGuidesHere((done, of) =>
      say(fillIn(words.working, { done: String(done), of: String(of) })),
    );
    isWorking = false;
    if (now) {
      show(now);
      remove.focus();
    } else say(words.failed);
    announce(state.textContent ?? '');
  });
  remove.addEventListener('click', async () => {
    await deleteCaches('guides');
    show(undefined);
    keep.focus();
    announce(words.removed);
  });
  if (kept) return;
  guidesSize().then(
    (bytes) => {
      if (bytes && !keep.hidden)
        size.textContent = fillIn(words.size, { size: fileSizeLabel(bytes) });
    },
    () => {},
  );
}

/**
 * What the device holds of the guides; undefined if it does not hold them whole, or storage is
 * closed.
 */
async function guidesOnDevice(): Promise<GuidesState | undefined> {
  for (const name of [...(await ownCaches('guides'))].reverse()) {
    const mark = await caches.match(guidesMark, { cacheName: name }).catch(() => undefined);
    const state: unknown = await mark?.json().catch(() => undefined);
    if (isGuidesState(state)) return state;
  }
  return undefined;
}

/** The size of the guides in bytes, if there is a worker to tell it; it is not started for that. */
async function guidesSize(): Promise<number | undefined> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return undefined;
  return new Promise((resolve) => {
    ask(active, 'guides-size', (answer) => 'bytes' in answer && resolve(answer.bytes));
  });
}

/**
 * Has the worker keep the guides; `onProgress` is called with how far it is. Undefined where that
 * cannot be done.
 */
async function keepGuidesHere(
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
