/** A query needs so many letters before anything is looked for. */
export const fewestLetters = 2;
