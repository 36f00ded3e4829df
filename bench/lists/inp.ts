import type { Page } from '@playwright/test';

declare global {
  interface Window {
    interactions: PerformanceEventTiming[];
  }
}

/** What Event Timing reports at least, in ms; what is shorter counts as this long. */
const shortest = 16;

/** Begins to listen to Event Timing in a page. Runs before the page's own scripts. */
export async function listenToInteractions(page: Page): Promise<void> {
  await page.addInitScript((durationThreshold) => {
    window.interactions = [];
    new PerformanceObserver((list) => {
      window.interactions.push(...(list.getEntries() as PerformanceEventTiming[]));
    }).observe({ type: 'event', durationThreshold } as PerformanceObserverInit);
  }, shortest);
}

/**
 * The latency of each interaction of a visitor (web.dev/inp): from the press to the next paint, of its events the
 * longest. `act` returns how many interactions it makes; those that Event Timing leaves out were short.
 */
export async function latencies(page: Page, act: () => Promise<number>): Promise<number[]> {
  const begun = await page.evaluate(() => performance.now());
  const count = await act();
  // Entries come after the frame that they measure, which a busy page paints late.
  await page.waitForTimeout(1000);
  const reported = await page.evaluate(interactionsSince, begun);
  const short = Array.from({ length: Math.max(0, count - reported.length) }, () => shortest);
  return [...reported, ...short];
}

/** Runs inside the page. */
function interactionsSince(begun: number): number[] {
  const longest = new Map<number, number>();
  for (const { interactionId, startTime, duration } of window.interactions) {
    if (!interactionId || startTime < begun) continue;
    longest.set(interactionId, Math.max(longest.get(interactionId) ?? 0, duration));
  }
  return [...longest.values()];
}
