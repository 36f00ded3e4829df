/** From a key or a press to the painted result, at the median, processor slowed 4 times, at any number of events. */
export const answerBudget = 50;

export const slowdown = 4;

/** The calendar before anybody touches it: HTML, styles, scripts and data, in kB on the wire. */
export const pageBudget = 120;
