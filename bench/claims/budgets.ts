/** From a key to the painted result, 95 of 100, in ms, at a thousand claims with the processor slowed. */
export const answerBudget = 50;

export const slowdown = 4;
