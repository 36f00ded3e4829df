/** How many words a text has: parts between spaces that have a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** How fast a person speaks on air, in words a minute. */
export const speakingRate = 150;

const tolerance = 0.2;

/** How many words may be spoken in some seconds: `10` → 20 to 30, a fifth to either side of 25. */
export function wordsFor(seconds: number): { least: number; most: number } {
  const words = (seconds * speakingRate) / 60;
  return { least: Math.ceil(words * (1 - tolerance)), most: Math.floor(words * (1 + tolerance)) };
}

/** Whether a text takes about some seconds when it is read aloud. */
export function takesAbout(text: string, seconds: number): boolean {
  const { least, most } = wordsFor(seconds);
  const words = wordCount(text);
  return least <= words && words <= most;
}
