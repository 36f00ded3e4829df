import type { EntryKey } from '../../protocol.ts';
import { type DraftKey, draftKeyOf, draftName } from './stored-drafts.ts';

/*
 * Which drafts are open, in this tab or another one. A tab holds a lock of the browser (Web Locks)
 * under the name of its draft; the lock goes with the tab, also when that crashes.
 */

/** Milliseconds after which the page before a reload has let go of its lock. */
export const letsGoAfter = 300;

/**
 * Holds a draft for this tab. Returns the function that lets go of it; undefined where another tab
 * holds it. Where the browser refuses locks, as it does with its storage off, everybody may hold.
 */
export function holdDraft(key: DraftKey): Promise<(() => void) | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(letsGoAfter);
    const hold = () => new Promise<void>((letGo) => resolve(letGo));
    const request = async () => navigator.locks.request(draftName(key), { signal }, hold);
    request().catch(() => resolve(signal.aborted ? undefined : () => {}));
  });
}

/** Whether another tab has an entry open, given the draft of it that this one holds. */
export async function isOpenElsewhere(own: DraftKey): Promise<boolean> {
  try {
    const { held = [] } = await navigator.locks.query();
    return held.some(({ name = '' }) => {
      const other = draftKeyOf(name);
      return other?.kind === own.kind && other.id === own.id && other.tab !== own.tab;
    });
  } catch {
    return false;
  }
}

/** News about an entry for all other tabs: it was opened or left, or its file has changed. */
export interface TabNews extends EntryKey {
  what: 'opened' | 'left' | 'changed';
}

let sharedChannel: BroadcastChannel | undefined;

/**
 * The channel between the tabs of this browser; it never brings a tab its own news. Undefined where
 * the browser refuses it, as it may with its storage off.
 */
function tabChannel(): BroadcastChannel | undefined {
  try {
    sharedChannel ??= new BroadcastChannel('studio:tabs');
  } catch {
    return undefined;
  }
  return sharedChannel;
}

export function tellTabs(news: TabNews): void {
  tabChannel()?.postMessage(news);
}

/** Calls `onNews` with what other tabs tell. Returns the function that ends it. */
export function hearTabs(onNews: (news: TabNews) => void): () => void {
  const hear = ({ data }: MessageEvent<TabNews>) => onNews(data);
  const channel = tabChannel();
  channel?.addEventListener('message', hear);
  return () => channel?.removeEventListener('message', hear);
}
