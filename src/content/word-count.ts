/** The number of words in a text: parts between spaces that have a letter or a digit. */
export function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

/** The rate at which a person speaks on air, in words a minute. */
export const speakingRate = 150;

/** The share by which a spoken text may be shorter or longer. */
const tolerance = 0.2;

/** The fewest and the most words for some seconds on air: 20 to 30 for 10, which hold 25. */
export function wordRange(seconds: number): { least: number; most: number } {
  const words = (seconds * speakingRate) / 60;
  return { least: Math.ceil(words * (1 - tolerance)), most: Math.floor(words * (1 + tolerance)) };
}

/** Whether reading a text aloud takes about `seconds`. */
export function takesAbout(text: string, seconds: number): boolean {
  const { least, most } = wordRange(seconds);
  const words = wordCount(text);
  return least <= words && words <= most;
}
