import type { Page } from '@playwright/test';
import type { Stopwatch } from '../browser/stopwatch.ts';
import { directoryOf } from './directory.ts';

/** What visitors type: one letter, a word, two words, and a name with a slip of the finger. */
const queries = ['h', 'heat', 'spanish nurse', 'smoke', 'rosalind thawly'];

const keys = queries.flatMap((query) => [...query, ...Array.from(query, () => 'Backspace')]);

/** Types each query and deletes it again; the milliseconds of each key, from key to painted result. */
export async function timeTyping(page: Page, { time }: Stopwatch): Promise<number[]> {
  const times: number[] = [];
  await directoryOf(page).search.focus();
  for (const key of keys) {
    times.push(await time(() => page.keyboard.press(key === ' ' ? 'Space' : key)));
  }
  return times;
}

/** Milliseconds from the first focus of the search to the first result that only the index can give. */
export async function timeIndex(page: Page): Promise<number> {
  const { search, count } = directoryOf(page);
  const [field, sentence] = [await search.elementHandle(), await count.elementHandle()];
  const found = page.evaluate(untilSomeFound, { field, sentence });
  await search.fill('spanish nurse');
  const ready = await found;
  await search.fill('');
  return ready;
}

/** Runs inside the page, where watching costs next to nothing. */
function untilSomeFound(of: { field: Node | null; sentence: Node | null }): Promise<number> {
  let started = 0;
  of.field?.addEventListener('focus', () => (started = performance.now()), { once: true });
  return new Promise((resolve) => {
    const look = () => {
      if (/ [1-9]/.test(of.sentence?.textContent ?? '')) resolve(performance.now() - started);
    };
    if (of.sentence) {
      new MutationObserver(look).observe(of.sentence, {
        subtree: true,
        characterData: true,
        childList: true,
      });
    }
  });
}
