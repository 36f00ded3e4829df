import type { Page } from '@playwright/test';

/** Measures in a page from a key or press to the frame that shows what it changed. */
export interface Stopwatch {
  /** Does something with one key or one press in it; milliseconds until its last change was painted. */
  time: (act: () => Promise<unknown>) => Promise<number>;
}

/** Puts a stopwatch into an open page. It watches the main part, where results are. */
export async function startStopwatch(page: Page): Promise<Stopwatch> {
  await page.evaluate(install);
  return {
    time: async (act) => {
      await page.evaluate(() => window.stopwatch.reset());
      await act();
      return page.evaluate(() => window.stopwatch.read());
    },
  };
}

declare global {
  interface Window {
    stopwatch: { reset: () => void; read: () => Promise<number> };
  }
}

/**
 * Runs inside the page. It starts at the time stamp of the event, which the browser sets when the key
 * goes down, so waiting for a busy page counts. It stops in a task posted from the animation frame
 * after the last change that the window shows: that task runs when the frame's style, layout and paint
 * are done. Event Timing would miss results that come later than the first frame, and rounds to 8 ms.
 * A key that changes nothing is measured to the first frame. A change is the last one after a fifth of
 * a second without another; timers that wait for the end of typing write to the address, not here.
 * Both moments are marked, for `processor-time.ts`.
 */
function install(): void {
  const quiet = 200;
  let [pressed, changed, painted] = [0, 0, 0];
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    painted = performance.mark('painted').startTime;
  };
  const markNextFrame = () => {
    changed = performance.now();
    requestAnimationFrame(() => port2.postMessage(undefined));
  };
  const markPress = ({ timeStamp }: Event) => {
    if (pressed === 0) {
      pressed = timeStamp;
      performance.mark('pressed');
    }
    markNextFrame();
  };
  const isSeen = (node: Node) => {
    const { top, bottom } =
      (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ??
      new DOMRect();
    return top < innerHeight && bottom > 0;
  };
  const changesWindow = ({ addedNodes, removedNodes, target }: MutationRecord) =>
    addedNodes.length > 0 && removedNodes.length === 0
      ? [...addedNodes].some(isSeen)
      : isSeen(target);
  const main = document.querySelector('main') ?? document.body;
  addEventListener('keydown', markPress, { capture: true });
  addEventListener('click', markPress, { capture: true });
  new MutationObserver((records) => {
    if (records.some(changesWindow)) markNextFrame();
  }).observe(main, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
  const isSettled = () => painted >= changed && performance.now() - changed > quiet;
  window.stopwatch = {
    reset: () => {
      [pressed, changed, painted] = [0, performance.now(), 0];
    },
    read: async () => {
      while (!isSettled()) await new Promise((soon) => setTimeout(soon, 20));
      return painted - pressed;
    },
  };
}
