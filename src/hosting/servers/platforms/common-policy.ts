import type { BuiltPage } from '../../built-site.ts';

/** What a page says of scripts, styles and frames is its own; without them there is no default to state. */
const ofEachPage = new Set(['default-src', 'script-src', 'style-src', 'frame-ancestors']);

/**
 * The policy header for hosts that cannot send each page its own: what all pages share, and who may frame.
 * The rest stands in each page's `<meta>`; a browser obeys both.
 */
export function commonPolicy(pages: readonly BuiltPage[], frameAncestors: string): string {
  const [first = [], ...others] = pages.map(({ policy }) => policy.split('; '));
  const shared = first.filter(
    (directive) =>
      !ofEachPage.has(directive.split(' ')[0] ?? '') &&
      others.every((policy) => policy.includes(directive)),
  );
  return [...shared, `frame-ancestors ${frameAncestors}`].join('; ');
}
