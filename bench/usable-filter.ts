import type { Browser } from '@playwright/test';
import { phone } from '../tests/support/sizes.ts';
import { percentile, slowdown } from './bench.ts';
import { openPage } from './site.ts';
import type { List } from './use-lists.ts';

const runs = 5;

declare global {
  interface Window {
    firstAnswer: Promise<number>;
  }
}

/**
 * Milliseconds from the start of the navigation until a filter has answered somebody who used it as
 * soon as it stood there, on a phone with a slow processor and cold caches; the middle one of five
 * visits.
 */
export async function timeToUsableFilter(
  browser: Browser,
  origin: string,
  list: Pick<List, 'path' | 'field' | 'answerPattern'>,
): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run++) times.push(await visit(browser, origin, list));
  return percentile(times, 0.5);
}

async function visit(
  browser: Browser,
  origin: string,
  { path, field, answerPattern }: Pick<List, 'path' | 'field' | 'answerPattern'>,
): Promise<number> {
  const { page, close } = await openPage(browser, phone, slowdown);
  const control = field ? 'main input[type=search]' : 'main [role=search] select';
  const settings = JSON.stringify({ control, answerPattern: answerPattern.source });
  // Sent to the page as text, so it can use nothing of this module.
  await page.addInitScript({
    content: `window.firstAnswer = (${measureFirstAnswer})(${settings})`,
  });
  await page.goto(origin + path);
  const time = await page.evaluate(() => window.firstAnswer);
  await close();
  return time;
}

/**
 * Runs inside the page, from before its first element: types “heat” (or chooses the first choice)
 * as soon as the field is there, and again while nothing comes of it, and waits for the frame with
 * the result. A filter that takes up what was typed before it came alive is usable from then on.
 * After 20 seconds: NaN.
 */
function measureFirstAnswer({
  control,
  answerPattern,
}: {
  control: string;
  answerPattern: string;
}): Promise<number> {
  const pattern = new RegExp(answerPattern);
  /** The sentences that tell what was found. */
  const answers = () =>
    [...document.querySelectorAll('main p, main [role=tab]')]
      .map(({ textContent }) => (textContent ?? '').trim())
      .filter((text) => pattern.test(text))
      .join('; ');
  let firstAnswers: string | undefined;
  let tries = 0;
  /** Sets a text as the browser does, past the property that React puts on its own fields. */
  const setText = (field: HTMLInputElement, text: string) =>
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  const operateFilter = () => {
    const field = document.querySelector<HTMLInputElement | HTMLSelectElement>(control);
    // The sentences stand below the field: a page that still loads may lack them.
    if (!field || document.readyState === 'loading') return;
    firstAnswers ??= answers();
    field.focus({ preventScroll: true });
    if (field instanceof HTMLSelectElement) field.selectedIndex = 1;
    // The space makes every second try a change; the search ignores it.
    else setText(field, tries++ % 2 === 0 ? 'heat' : 'heat ');
    for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
  };
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resolve(performance.now());
    const trying = setInterval(operateFilter, 50);
    const watch = new MutationObserver(() => {
      if (firstAnswers === undefined) operateFilter();
      const currentAnswers = answers();
      if (firstAnswers === undefined || currentAnswers === '') return;
      if (currentAnswers === firstAnswers) return;
      clearInterval(trying);
      watch.disconnect();
      requestAnimationFrame(() => port2.postMessage(undefined));
    });
    watch.observe(document, { subtree: true, childList: true, characterData: true });
    setTimeout(() => resolve(Number.NaN), 20_000);
  });
}
