import * as device from '#site/device.ts';
import { announce } from '#ui/announcer/announce.ts';
import { ownCaches } from '../kept-caches.ts';
import type { OfflineWords } from '../offline.schema.ts';
import { startWorker } from '../start-worker.ts';

/** Works the buttons that remove what is kept; `show` draws the lists anew. */
export function enhanceRemoving(page: HTMLElement, show: () => Promise<void>): void {
  const control = page.querySelector<HTMLElement>('[data-kept-remove]');
  const status = control?.querySelector<HTMLElement>('[data-remove-said]');
  if (!control || !status) return;
  const words: OfflineWords['remove'] = JSON.parse(control.dataset['keptRemove'] ?? '');
  const button = (name: string) =>
    control.querySelector<HTMLButtonElement>(`[data-remove="${name}"]`);

  const showChoice = () => {
    const isOff = device.read('keeping', (value) => value === 'off') !== undefined;
    for (const name of ['pages', 'all']) button(name)?.toggleAttribute('hidden', isOff);
    button('again')?.toggleAttribute('hidden', !isOff);
  };
  const works = (name: string, work: () => Promise<unknown>, sentence: string, next: string) =>
    button(name)?.addEventListener('click', async () => {
      await work();
      showChoice();
      await show();
      button(next)?.focus();
      status.textContent = sentence;
      announce(sentence);
    });
  works('pages', () => remove('pages'), words.removedPages, 'pages');
  works('all', removeAll, words.removedAll, 'again');
  works('again', keepAgain, words.keptAgain, 'all');
  showChoice();
}

async function remove(kind?: 'pages'): Promise<void> {
  for (const name of await ownCaches(kind)) await caches.delete(name);
}

async function removeAll(): Promise<void> {
  device.save('keeping', 'off');
  const workers = (await navigator.serviceWorker?.getRegistrations().catch(() => [])) ?? [];
  await Promise.all(workers.map((worker) => worker.unregister()));
  await remove();
}

async function keepAgain(): Promise<void> {
  device.remove('keeping');
  await startWorker();
}
