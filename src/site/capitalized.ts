/** The words with a capital first letter: `talk` → `Talk`. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Words as they stand within a sentence: `Clinic staff` → `clinic staff`; `EMS crews` stays. */
export function lowerFirst(words: string): string {
  const [first = '', second = ''] = words;
  const isWord = second === second.toLowerCase();
  return (isWord ? first.toLowerCase() : first) + words.slice(1);
}
