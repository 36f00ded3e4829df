/**
 * The sum of all layout shifts since the page was opened, rounded to thousandths as in Lighthouse:
 * on a busy machine Chromium reports a shift of 0.00002 about once in two thousand visits. Runs
 * inside the page.
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
