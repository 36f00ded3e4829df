import { fileSizeLabel, fillIn } from '#site/words.ts';
import { announce } from '#ui/announcer/announce.ts';
import type { GuidesState } from '../kept-caches.ts';
import { dayLabel } from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { guidesOnDevice, guidesSize, keepGuidesHere, removeGuides } from './guides-on-device.ts';

/** Works `KeepGuides`: shows what the device holds, and from then on keeps the guides at a press and removes them at another. */
export async function enhance(control: HTMLElement): Promise<void> {
  const words: OfflineWords['guides'] = JSON.parse(control.dataset['keepGuides'] ?? '');
  const part = (name: string) => control.querySelector<HTMLElement>(`[data-guides-${name}]`);
  const [state, size, keep, remove] = ['state', 'size', 'keep', 'remove'].map(part);
  if (!state || !size || !keep || !remove) return;

  const say = (sentence: string) => {
    state.textContent = sentence;
  };
  const show = (kept: GuidesState | undefined) => {
    say(kept ? keptSentence(kept, words) : words.none);
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
    if (now) show(now);
    else say(words.failed);
    if (now) remove.focus();
    announce(state.textContent ?? '');
  });
  remove.addEventListener('click', async () => {
    await removeGuides();
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

function keptSentence({ keptAt, bytes }: GuidesState, { kept }: OfflineWords['guides']): string {
  return fillIn(kept, { when: dayLabel(keptAt), size: fileSizeLabel(bytes) });
}
