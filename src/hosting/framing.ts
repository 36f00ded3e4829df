import { matches, type PathPattern } from './path-pattern.ts';

/** Pages that any site may show in a frame; no other page may be framed. */
export const framedAnywhere: readonly PathPattern[] = ['/embed/*'];

/** The `frame-ancestors` of the page at an address (CSP Level 3, section 6.4.2). */
export function frameAncestorsOf(path: string): string {
  return framedAnywhere.some((pattern) => matches(pattern, path)) ? '*' : "'none'";
}
