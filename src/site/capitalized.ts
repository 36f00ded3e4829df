/** The words with a capital first letter: `talk` → `Talk`. */
export function capitalized(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The words within a sentence: `Clinic staff` → `clinic staff`; `EMS crews` is unchanged. */
export function lowerFirst(words: string): string {
  const [first = '', second = ''] = words;
  const isWord = second === second.toLowerCase();
  return (isWord ? first.toLowerCase() : first) + words.slice(1);
}
