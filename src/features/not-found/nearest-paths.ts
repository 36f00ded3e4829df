/**
 * The addresses most like one that does not exist, best first, at most `limit`. Likeness counts the
 * pairs of neighboring letters that two addresses share (Dice’s coefficient), so a lost or swapped
 * letter matters little. Nothing alike gives an empty list; broken percent-escapes are read as they are.
 */
export function nearestPaths(missing: string, known: readonly string[], limit: number): string[] {
  const wanted = pairsOf(readable(missing));
  return known
    .map((path) => ({ path, likeness: likenessOf(wanted, pairsOf(path)) }))
    .filter(({ likeness }) => likeness > 0.4)
    .toSorted((a, b) => b.likeness - a.likeness)
    .slice(0, limit)
    .map(({ path }) => path);
}

function likenessOf(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  const shared = [...a].filter((pair) => b.has(pair)).length;
  return (2 * shared) / (a.size + b.size);
}

function pairsOf(path: string): Set<string> {
  const letters = path.toLowerCase();
  return new Set(Array.from({ length: letters.length - 1 }, (_, at) => letters.slice(at, at + 2)));
}

function readable(path: string): string {
  try {
    return decodeURIComponent(path).slice(0, 200);
  } catch {
    return path.slice(0, 200);
  }
}
