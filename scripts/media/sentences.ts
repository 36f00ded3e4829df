const titles = /(?:Dr|Mr|Mrs|Ms|St)\.$/;

/** Words → sentences. A break needs a mark, a space and a capital, so "was... it was" stays whole. */
export function sentencesOf(words: string): string[] {
  const sentences: string[] = [];
  for (const piece of words.split(/(?<=[.!?][”’]?)\s+(?=[“‘]?[A-Z])/)) {
    const before = sentences.at(-1);
    if (before !== undefined && titles.test(before)) {
      sentences[sentences.length - 1] = `${before} ${piece}`;
    } else sentences.push(piece);
  }
  return sentences.filter((sentence) => sentence.trim() !== '');
}
