/**
 * A text of at most so many characters (code points, so that no letter is cut in two): cut at a space where
 * there is one in the last quarter, and ended with `…`.
 */
export function shortText(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  const space = cut.search(/\s\S*$/);
  return `${(space > cut.length * 0.75 ? cut.slice(0, space) : cut).trimEnd()}…`;
}
