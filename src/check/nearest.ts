/**
 * The candidate that was probably meant, or undefined if none is near; capitals do not count. Near is what a few letters
 * tell apart, and what says the same in more or fewer whole words: "Heat" for "Extreme heat".
 */
function nearest(word: string, candidates: Iterable<string>): string | undefined {
  const limit = Math.max(1, Math.round(word.length * 0.4));
  let best: { candidate: string; distance: number } | undefined;
  for (const candidate of candidates) {
    const [from, to] = [word.toLowerCase(), candidate.toLowerCase()];
    const letters = editDistance(from, to);
    const distance = sharesWords(from, to) ? Math.min(letters, 1) : letters;
    if (distance <= limit && distance < (best?.distance ?? Infinity))
      best = { candidate, distance };
  }
  return best?.candidate;
}

/** Whether all words of the shorter one begin words of the longer one; words of one or two letters say too little. */
function sharesWords(one: string, other: string): boolean {
  const [few = [], many = []] = [wordsIn(one), wordsIn(other)].sort((a, b) => a.length - b.length);
  return (
    few.some((word) => word.length > 2) &&
    few.every((word) => many.some((longer) => longer.startsWith(word)))
  );
}

function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** "Did you mean …?" in front of a fix, where something is near. */
export function withGuess(word: string, candidates: Iterable<string>, fix: string): string {
  const guess = nearest(word, candidates);
  return guess === undefined ? fix : `Did you mean "${guess}"? ${fix}`;
}

/** How many letters must be put in, left out or changed to get from one word to the other (Levenshtein). */
export function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let i = 1; i <= from.length; i++) {
    const next = [i];
    for (let j = 1; j <= to.length; j++) {
      const change = (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1);
      next.push(Math.min(change, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}
