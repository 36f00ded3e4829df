/** From a key or a press to the painted result, at the median, processor slowed 4 times (PRODUCT.md, Budgets; RELIABILITY.md, section 5). */
export function answerBudget(speakers: number): number {
  return speakers <= 500 ? 50 : 100;
}

export const slowdown = 4;

/** The directory before anybody touches it: HTML, styles, scripts and data, in kB on the wire, at any number of speakers. */
export const pageBudget = 250;

/** The whole site as it is, in seconds, from a clean clone. */
export const buildBudget = { speakers: 26, seconds: 90 };
