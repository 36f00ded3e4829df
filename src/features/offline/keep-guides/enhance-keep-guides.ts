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
 * Enhances `KeepGuides`: shows what the device holds, keeps the guides at the press of one button
 * and removes them at the press of the other.
 */
export async function enhance(control: HTMLElement): Promise<void> {
  const words: OfflineWords['guides'] = JSON.parse(control.dataset['keepGuides'] ?? '');
  const part = (name: string) => control.querySelector<HTMLElement>(`[data-guides-${name}]`);
  const state = part('state');
  const size = part('size');
  const keep = part('keep');
  const remove = part('remove');
  if (!state || !size || !keep || !remove) return;

  const say = (sentence: string) => {
    state.textContent = sentence;
  };
  const show = (kept: GuidesState | undefined) => {
    const facts = kept && { when: dayLabel(kept.keptAt), size: fileSizeLabel(kept.bytes) };
    say(facts ? fillIn(words.kept, facts) : words.none);
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
    const newState = await keepGuidesHere((done, total) =>
      say(fillIn(words.working, { done: String(done), of: String(total) })),
    );
    isWorking = false;
    if (newState) {
      show(newState);
      remove.focus();
    } else {
      say(words.failed);
    }
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
 * Returns the state of the guides that the device holds; undefined if it does not hold them whole,
 * or storage is closed.
 */
async function guidesOnDevice(): Promise<GuidesState | undefined> {
  for (const name of [...(await ownCaches('guides'))].reverse()) {
    const mark = await caches.match(guidesMark, { cacheName: name }).catch(() => undefined);
    const state: unknown = await mark?.json().catch(() => undefined);
    if (isGuidesState(state)) return state;
  }
  return undefined;
}

/**
 * Returns the size of the guides in bytes; undefined without a worker, which is not started for it.
 */
async function guidesSize(): Promise<number | undefined> {
  const active = (await navigator.serviceWorker?.getRegistration())?.active;
  if (!active) return undefined;
  return new Promise((resolve) => {
    askWorker(active, 'guides-size', (answer) => {
      if ('bytes' in answer) resolve(answer.bytes);
    });
  });
}

/**
 * Has the worker keep the guides. Returns their state, or undefined where they cannot be kept.
 * `onProgress` gets the number of files that are kept so far, and of all.
 */
async function keepGuidesHere(
  onProgress: (done: number, total: number) => void,
): Promise<GuidesState | undefined> {
  const worker = await startWorker();
  if (!worker) return undefined;
  return new Promise((resolve) => {
    askWorker(worker, 'keep-guides', (answer) => {
      if ('done' in answer) onProgress(answer.done, answer.of);
      if ('kept' in answer) resolve(answer.kept);
      if ('failed' in answer) resolve(undefined);
    });
  });
}

/** Sends a question to the worker; `onAnswer` is called with each of its answers. */
function askWorker(
  worker: ServiceWorker,
  question: GuidesQuestion,
  onAnswer: (answer: GuidesAnswer) => void,
): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = ({ data }: MessageEvent<GuidesAnswer>) => onAnswer(data);
  worker.postMessage(question, [port2]);
}
