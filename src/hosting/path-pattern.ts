/**
 * Which addresses a rule is about: `/*` all, `/folder/*` those under a folder, `*.svg` those that end so,
 * anything else the one that is written. Every server can say these four.
 */
export type PathPattern = '/*' | `/${string}` | `*.${string}`;

/** Whether an address (decoded, without its query) is one the pattern means. */
export function matches(pattern: PathPattern, path: string): boolean {
  if (pattern.startsWith('*')) return path.endsWith(pattern.slice(1));
  return pattern.endsWith('/*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern;
}

/** The pattern as a regular expression that nginx, Caddy and JavaScript read alike. */
export function regexOf(pattern: PathPattern): string {
  if (pattern.startsWith('*')) return `${escaped(pattern.slice(1))}$`;
  return pattern.endsWith('/*') ? `^${escaped(pattern.slice(0, -1))}` : `^${escaped(pattern)}$`;
}

function escaped(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}
