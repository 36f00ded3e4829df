/** Words from this length on may have two slips. */
const twoSlipsFrom = 11;

/**
 * Whether a typed word is a slip of another: a letter more, fewer or other, or two swapped; two
 * such slips in a long word. The first letter is right, as in most slips: `fainitng`, `vomitting`.
 */
export function isSlipOf(typed: string, word: string): boolean {
  const most = word.length >= twoSlipsFrom ? 2 : 1;
  if (typed[0] !== word[0] || Math.abs(typed.length - word.length) > most) return false;
  return slipsBetween(typed, word) <= most;
}

/** Returns the number of slips between two words (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const now = [row];
    for (let column = 1; column <= b.length; column++) {
      const isOther = a[row - 1] === b[column - 1] ? 0 : 1;
      const isSwapped = a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      now.push(
        Math.min(
          (last[column] ?? 0) + 1,
          (now[column - 1] ?? 0) + 1,
          (last[column - 1] ?? 0) + isOther,
          isSwapped ? (beforeLast[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
        ),
      );
    }
    beforeLast = last;
    last = now;
  }
  return last[b.length] ?? 0;
}

/** Whether a typed word is another with two neighboring letters swapped. */
export function isSwapOf(typed: string, word: string): boolean {
  return typed !== word && sorted(typed) === sorted(word) && isSlipOf(typed, word);
}

function sorted(word: string): string {
  return [...word].sort().join('');
}

/**
 * Returns how a Spanish word sounds, in letters: whatever people confuse is alike, as in
 * `inundasion`, `uracan` and `hambulancia`.
 */
export function soundOf(form: string): string {
  return form
    .replaceAll('ch', 'x')
    .replaceAll('h', '')
    .replace(/g(?=[ei])/g, 'j')
    .replace(/gu(?=[ei])/g, 'g')
    .replace(/c(?=[ei])|z/g, 's')
    .replace(/qu|c/g, 'k')
    .replaceAll('ll', 'y')
    .replaceAll('v', 'b')
    .replace(/n(?=[bp])/g, 'm')
    .replace(/([^r])\1/g, '$1');
}
