import type { Browser, Page } from '@playwright/test';

interface Mark {
  name: string;
  /** Microseconds on the clock of the wall, and those the thread has worked. */
  ts: number;
  tts?: number;
}

/**
 * Does something with keys and presses under a stopwatch; milliseconds the page's thread worked for each,
 * from press to painted result. Unlike time on the wall it hardly depends on what else the machine does.
 */
export async function processorTimes(
  browser: Browser,
  page: Page,
  act: () => Promise<unknown>,
): Promise<number[]> {
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  await act();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString());
  return workBetween(traceEvents as Mark[]);
}

/** The marks of a trace, in any order and among others → what lies between each press and its last paint. */
export function workBetween(marks: readonly Mark[]): number[] {
  const works: number[] = [];
  let pressed = Number.NaN;
  for (const { name, tts = Number.NaN } of marks.toSorted((a, b) => a.ts - b.ts)) {
    if (name === 'pressed') {
      pressed = tts;
      works.push(0);
    } else if (name === 'painted' && works.length > 0) {
      works[works.length - 1] = (tts - pressed) / 1000;
    }
  }
  return works;
}
