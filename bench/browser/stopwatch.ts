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
 * Which changes the window shows is asked when all is quiet: to ask at once would have the page laid out
 * once more, and so measure the stopwatch. A key that changes nothing is measured to the first frame.
 * Quiet is a fifth of a second without a change. Both moments are marked, for `processor-time.ts`.
 */
function install(): void {
  const quiet = 200;
  interface Step {
    changed: Node[];
    painted: number;
  }
  let [pressed, latest] = [0, 0];
  let steps: Step[] = [];
  const { port1, port2 } = new MessageChannel();
  const waiting: Step[] = [];
  port1.onmessage = () => {
    const { startTime } = performance.mark('painted');
    for (const step of waiting.splice(0)) step.painted = startTime;
  };
  const addStep = (changed: Node[]) => {
    const step = { changed, painted: 0 };
    latest = performance.now();
    steps.push(step);
    requestAnimationFrame(() => {
      waiting.push(step);
      port2.postMessage(undefined);
    });
  };
  const markPress = ({ timeStamp }: Event) => {
    if (pressed === 0) {
      pressed = timeStamp;
      performance.mark('pressed');
    }
    addStep([document.body]);
  };
  const isSeen = (node: Node) => {
    const { top, bottom, width } =
      (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ??
      new DOMRect();
    return node.isConnected && width > 0 && top < innerHeight && bottom > 0;
  };
  // What was only moved counts where it came to.
  const changedBy = ({ addedNodes, removedNodes, target }: MutationRecord): Node[] =>
    addedNodes.length > 0 || [...removedNodes].some((node) => node.isConnected)
      ? [...addedNodes]
      : [target];
  const main = document.querySelector('main') ?? document.body;
  addEventListener('keydown', markPress, { capture: true });
  addEventListener('click', markPress, { capture: true });
  new MutationObserver((records) => addStep(records.flatMap(changedBy))).observe(main, {
    ...{ subtree: true, childList: true, characterData: true, attributes: true },
  });
  const isSettled = () =>
    steps.every(({ painted }) => painted > 0) && performance.now() - latest > quiet;
  window.stopwatch = {
    reset: () => {
      [pressed, latest, steps] = [0, performance.now(), []];
    },
    read: async () => {
      while (!isSettled()) await new Promise((soon) => setTimeout(soon, 20));
      const last = steps.findLast(({ changed }) => changed.some(isSeen));
      return (last?.painted ?? pressed) - pressed;
    },
  };
}
