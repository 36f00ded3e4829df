/**
 * The sum of all layout shifts since the page was opened, to the thousandth, as Lighthouse tells
 * it: under load, once in two thousand loads, Chromium reports some 0.00002, a few letters' worth.
 * Runs inside the page.
 */
export function layoutShift(): Promise<number> {
  return new Promise((resolve) => {
    let sum = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        sum += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift', buffered: true });
    requestAnimationFrame(() => setTimeout(() => resolve(Math.round(sum * 1000) / 1000)));
  });
}
