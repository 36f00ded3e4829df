/** From a key to the painted result, at the median, in ms, at a thousand claims with the processor slowed. */
export const answerBudget = 50;

export const slowdown = 4;
