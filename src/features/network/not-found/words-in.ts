const longest = 60;

/**
 * The words of a missing address, to look for: `/resources/Heat%20strok.html` → `heat strok`. The last part of
 * the path that is not empty; nothing where it has no letters or its escapes are broken.
 */
export function wordsIn(path: string): string {
  const parts = path.slice(0, 2000).split('/');
  const last = decoded(parts.findLast((part) => part !== '') ?? '');
  const words = last
    .replace(/\.(html?|php|aspx?)$/i, '')
    .replace(/[^\p{L}\p{M}\p{N}’']+/gu, ' ')
    .trim()
    .toLowerCase();
  return /\p{L}{2}/u.test(words) && words.length <= longest ? words : '';
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}
