/** What the benches hold the site to. Times in ms, weights in kB on the wire; processor slowed by `slowdown`. */
export const slowdown = 4;

/** Interaction to Next Paint, 95 of 100 (web.dev/inp): with today's content, and with the large ones. */
export const inpBudget = { today: 100, large: 200 };

/** A list before anybody touches it; main-thread work is times that of the hand-written page. */
export const untouchedBudget = { script: 100, work: 2, blocked: 0 };

/** The largest paint of a page by its path, times that of the hand-written page. */
export function largestPaintBudget(path: string): number {
  return path === '/' ? 1.1 : 1.2;
}

/** From the first press of a visitor who comes at once to its painted answer. */
export const firstPressBudget = 500;

/** Of 1,000 changes of a filter: heap in kB, nodes and listeners that stay. */
export const leftBehindBudget = { heap: 1000, nodes: 500, listeners: 10 };

/** The largest site, built from nothing on two cores. */
export const buildBudget = { seconds: 600, megabytes: 4000 };

/** HTML, styles, scripts and data of a list before anybody touches it, at any number of entries. */
export const weightBudget: Readonly<Record<string, number>> = {
  '/speakers/directory': 250,
  '/resources/library': 150,
  '/resources/events-calendar': 120,
};
